export const utterances = {
  en: [
    'create marketing content from a brief',
    'write a product page',
    'turn this brief into a press release',
    'newsletter from three pieces of news',
    'make an faq page from these answers',
    'write a short biography for our speaker',
  ],
  fr: [
    'créer du contenu marketing',
    'rédiger une page produit',
    'communiqué de presse à partir de nos informations',
    'newsletter du mois avec trois sujets',
    'biographie courte pour un intervenant',
    'mettre en forme notre faq',
  ],
  es: [
    'crear contenido de marketing',
    'redactar una página de producto',
    'nota de prensa con estos datos',
    'boletín del mes con tres noticias',
    'biografía breve de una ponente',
    'preguntas frecuentes para nuestra web',
  ],
} as const;
