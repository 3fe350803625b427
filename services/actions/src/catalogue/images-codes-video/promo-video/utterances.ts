/** Ways in which people ask for a promo video. */
export const utterances = {
  en: [
    'make a short promo video for my product',
    'turn these three points into a 15 second clip',
    'create an animated ad with our logo and colours',
    'I need a vertical video for a reel',
    'generate a launch teaser as mp4',
    'animate this headline with a call to action',
  ],
  fr: [
    'créer une vidéo promo de 15 secondes',
    'fais-moi un petit clip pour annoncer notre offre',
    'il me faut une animation carrée pour Instagram',
    'transformer ces arguments en spot animé',
    'une vidéo verticale avec notre logo et un bouton à la fin',
    'monter un teaser à partir d’un titre et de trois points',
  ],
  es: [
    'crear un vídeo promocional de 15 segundos',
    'hazme un anuncio animado con los colores de mi marca',
    'necesito un clip vertical para stories',
    'convierte este titular y tres ventajas en un spot',
    'quiero un vídeo corto para presentar mi producto',
    'genera una animación con nuestro logotipo y una llamada a la acción',
  ],
} as const;
