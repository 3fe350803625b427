export const utterances = {
  en: [
    'write a responsive search ad',
    'google ads headlines and descriptions',
    'ad text for facebook',
    'copy for a linkedin campaign',
    'headlines of thirty characters for my product',
    'advertise our software to warehouse teams',
  ],
  fr: [
    'écrire des annonces publicitaires google ads',
    'titres et descriptions pour une annonce search',
    'texte de publicité facebook',
    'accroches pour une campagne linkedin ads',
    'titres de trente caractères pour mon produit',
    'faire la pub de notre logiciel',
  ],
  es: [
    'escribir anuncios publicitarios google ads',
    'titulares y descripciones para un anuncio de búsqueda',
    'texto de un anuncio para facebook',
    'anuncio de linkedin para directivos',
    'titulares cortos para mi producto',
    'promocionar nuestro programa con un anuncio',
  ],
} as const;
