export const COMPETITOR_UTTERANCES = {
  en: [
    'compare my site with these competitors',
    'how do our rivals position themselves',
    'which prices do these three companies show',
    'what do other websites have that mine lacks',
    'put these sites side by side',
    'what technology and trust signals do competitors use',
  ],
  fr: [
    'analyser les concurrents',
    'compare mon site à ceux de la concurrence',
    'quels sont les prix affichés par ces trois sociétés',
    'que manque-t-il à notre site par rapport aux autres',
    'tableau comparatif de ces sites web',
    'comment se positionnent nos rivaux',
  ],
  es: [
    'análisis de competidores',
    'compara mi web con la de la competencia',
    'qué precios muestran estas empresas',
    'qué tienen otros sitios que le falta al mío',
    'pon estos sitios uno al lado del otro',
    'cómo se posicionan nuestros rivales',
  ],
} as const;
