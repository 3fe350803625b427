import type { Language } from './language';

export interface LandingTexts {
  /** Of the document, for search engines and tabs. */
  title: string;
  description: string;
  offer: string;
  heading: string;
  lead: string;
  exampleLabel: string;
  requestLabel: string;
  answerLabel: string;
  steps: readonly { title: string; text: string }[];
  stepsHeading: string;
  signIn: string;
  languageLabel: string;
  skip: string;
  legalTitle: string;
  legal: readonly string[];
  privacyTitle: string;
  privacy: string;
  copyright: string;
}

export const landingTexts: Record<Language, LandingTexts> = {
  fr: {
    title: 'declic : 100+ actions d’automatisation, un seul POST',
    description:
      'Des actions d’automatisation prêtes à l’emploi : un POST, une réponse JSON, sans workflow à construire. 500 crédits offerts aux 100 premiers inscrits.',
    offer: '500 crédits offerts aux 100 premiers inscrits',
    heading: 'Un POST. C’est fait.',
    lead: '100+ actions prêtes à l’emploi. Vous envoyez du JSON, vous recevez du JSON. Aucun workflow à construire.',
    exampleLabel: 'Un appel et sa réponse',
    requestLabel: 'Vous envoyez',
    answerLabel: 'declic répond',
    stepsHeading: 'Trois gestes, pas un de plus',
    steps: [
      { title: 'Choisir', text: 'Une action du catalogue, son entrée et sa sortie décrites noir sur blanc.' },
      { title: 'Appeler', text: 'Un POST avec votre clé. Le prix en crédits est connu d’avance.' },
      {
        title: 'Continuer',
        text: 'La réponse est structurée : elle entre telle quelle dans votre code ou votre outil.',
      },
    ],
    signIn: 'Se connecter',
    languageLabel: 'Langue',
    skip: 'Aller au contenu',
    legalTitle: 'Mentions légales',
    legal: [
      'declic est un service en préparation. Les crédits offerts sont ajoutés à l’ouverture du compte, avec la même adresse, une fois celle-ci confirmée.',
      'L’offre est limitée aux 100 premières adresses confirmées.',
    ],
    privacyTitle: 'Confidentialité',
    privacy:
      'Nous gardons votre adresse, la langue et la page du formulaire, ainsi que la date et la version du consentement. Rien d’autre, et pour rien d’autre que l’ouverture.',
    copyright: '© 2026 declic',
  },
  en: {
    title: 'declic: 100+ automation actions, one POST each',
    description:
      'Ready-made automation actions: one POST, one JSON answer, no workflow to build. 500 free credits for the first 100 sign-ups.',
    offer: '500 free credits for the first 100 sign-ups',
    heading: 'One POST. Done.',
    lead: '100+ ready-made actions. You send JSON, you get JSON. No workflow to build.',
    exampleLabel: 'One call and its answer',
    requestLabel: 'You send',
    answerLabel: 'declic answers',
    stepsHeading: 'Three small gestures',
    steps: [
      { title: 'Choose', text: 'An action from the catalogue, its input and output in plain words.' },
      { title: 'Call', text: 'One POST with your key. The price in credits is known beforehand.' },
      { title: 'Carry on', text: 'The answer is structured: it goes straight into your code or your tool.' },
    ],
    signIn: 'Sign in',
    languageLabel: 'Language',
    skip: 'Skip to content',
    legalTitle: 'Legal notice',
    legal: [
      'declic is a service in preparation. Free credits are added when an account is opened with the same, confirmed, address.',
      'The offer is limited to the first 100 confirmed addresses.',
    ],
    privacyTitle: 'Privacy',
    privacy:
      'We keep your address, the language and page of the form, and the date and version of your consent. Nothing else, and for nothing but the opening.',
    copyright: '© 2026 declic',
  },
  es: {
    title: 'declic: más de 100 acciones de automatización, un solo POST',
    description:
      'Acciones de automatización listas para usar: un POST, una respuesta JSON, sin construir flujos. 500 créditos gratis para los 100 primeros inscritos.',
    offer: '500 créditos gratis para los 100 primeros inscritos',
    heading: 'Un POST. Hecho.',
    lead: 'Más de 100 acciones listas para usar. Envías JSON, recibes JSON. Ningún flujo que construir.',
    exampleLabel: 'Una llamada y su respuesta',
    requestLabel: 'Envías',
    answerLabel: 'declic responde',
    stepsHeading: 'Tres gestos, ni uno más',
    steps: [
      { title: 'Elegir', text: 'Una acción del catálogo, con su entrada y su salida descritas con claridad.' },
      { title: 'Llamar', text: 'Un POST con tu clave. El precio en créditos se conoce de antemano.' },
      { title: 'Seguir', text: 'La respuesta está estructurada: entra tal cual en tu código o tu herramienta.' },
    ],
    signIn: 'Iniciar sesión',
    languageLabel: 'Idioma',
    skip: 'Ir al contenido',
    legalTitle: 'Aviso legal',
    legal: [
      'declic es un servicio en preparación. Los créditos gratis se añaden al abrir una cuenta con la misma dirección, ya confirmada.',
      'La oferta se limita a las 100 primeras direcciones confirmadas.',
    ],
    privacyTitle: 'Privacidad',
    privacy:
      'Guardamos tu dirección, el idioma y la página del formulario, y la fecha y la versión de tu consentimiento. Nada más, y solo para la apertura.',
    copyright: '© 2026 declic',
  },
};
