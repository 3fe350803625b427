export const PROSPECT_LANDING_UTTERANCES = {
  en: [
    'build a personalised page for this prospect',
    'make a one-to-one landing page for Acme with UTM links',
    'I want a microsite for a key account',
    'create an outreach page with their name on it',
    'a sales page for one company, with our offer and a calendar link',
    'prepare a proposal page that I can send to a lead',
  ],
  fr: [
    'landing page personnalisée pour un prospect',
    'crée une page dédiée à ce client avec liens trackés',
    'je veux une page de prospection au nom de l’entreprise',
    'prépare une page d’offre à envoyer à mon contact',
    'une mini-page sur mesure pour un grand compte',
    'page one-to-one avec UTM et prise de rendez-vous',
  ],
  es: [
    'página personalizada para un cliente potencial',
    'crea una landing con el nombre del prospecto y enlaces UTM',
    'quiero una página de propuesta para enviar a un contacto',
    'haz una página de venta para una sola empresa',
    'una microweb a medida para una gran cuenta',
    'prepara una página con nuestra oferta y un calendario para este lead',
  ],
} as const;
