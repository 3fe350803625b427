export const WEB_RESEARCH_UTTERANCES = {
  en: [
    'research this question and give me sources',
    'find out from these pages when the canal was opened',
    'read these websites and answer with quotes',
    'look through the links and tell me what they say about delivery',
    'search these articles for an answer, with citations',
    'what do these pages say about the warranty',
  ],
  fr: [
    'fais une recherche web avec sources',
    'lis ces pages et réponds avec des citations',
    'cherche dans ces articles la réponse à ma question',
    'que disent ces sites sur les délais de livraison',
    'trouve l’information sur ces pages et cite tes sources',
    'enquête documentaire à partir de ces liens',
  ],
  es: [
    'investiga en la web con fuentes',
    'lee estas páginas y responde con citas',
    'busca en estos artículos la respuesta a mi pregunta',
    'qué dicen estos sitios sobre las devoluciones',
    'encuentra el dato en estos enlaces y cita la fuente',
    'haz una investigación a partir de estas direcciones',
  ],
} as const;
