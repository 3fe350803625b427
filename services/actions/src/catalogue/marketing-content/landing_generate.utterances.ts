export const LANDING_UTTERANCES = {
  en: [
    'make me a landing page',
    'turn this brief into a web page',
    'I need a one-page site for our product launch',
    'build an HTML page with hero, benefits and FAQ',
    'create an accessible campaign page in our colours',
    'generate a sign-up page for the webinar',
  ],
  fr: [
    'génère une landing page',
    'fais-moi une page de vente à partir de ce brief',
    'créer une page web pour le lancement de notre produit',
    'j’ai besoin d’une page d’inscription au webinaire',
    'une page HTML avec accroche, avantages et FAQ',
    'monte une page de campagne à nos couleurs',
  ],
  es: [
    'hazme una landing page',
    'convierte este brief en una página web',
    'necesito una página de aterrizaje para el lanzamiento',
    'crea una página de venta con ventajas y preguntas frecuentes',
    'genera el HTML de una página de inscripción',
    'monta una página de campaña con nuestros colores',
  ],
} as const;
