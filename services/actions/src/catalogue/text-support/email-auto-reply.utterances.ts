export const utterances = {
  en: [
    'draft a reply to this email',
    'answer a customer message with our template',
    'what does this customer want and what do I answer',
    'automatic response to support mails',
    'reply to a complaint politely',
    'respond to an order question',
  ],
  fr: [
    'réponse automatique aux emails',
    'rédige une réponse à ce client',
    'que demande ce client et que répondre',
    'répondre à une réclamation',
    'brouillon de réponse avec nos modèles',
    'traiter les mails du support',
  ],
  es: [
    'respuesta automática de correos',
    'redacta una respuesta a este cliente',
    'qué pide este cliente y qué contesto',
    'contestar a una reclamación',
    'borrador de respuesta con nuestras plantillas',
    'responder mensajes de soporte',
  ],
} as const;
