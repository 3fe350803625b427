export const utterances = {
  en: [
    'write posts for every social network',
    'adapt this idea to x, instagram and facebook',
    'a tweet and a linkedin version of the same news',
    'social media texts for our launch',
    'threads post within five hundred characters',
    'instagram caption with hashtags',
  ],
  fr: [
    'publications pour les réseaux sociaux',
    'décliner une annonce sur tous nos réseaux',
    'un tweet et une version facebook du même message',
    'légende instagram avec hashtags',
    'texte pour threads et x',
    'posts pour le lancement de notre produit',
  ],
  es: [
    'publicaciones para redes sociales',
    'adaptar una idea a cada red social',
    'un tuit y una versión para facebook',
    'pie de foto de instagram con hashtags',
    'textos para threads y x',
    'anunciar nuestra apertura en todas las redes',
  ],
} as const;
