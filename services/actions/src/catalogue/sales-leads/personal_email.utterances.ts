export const utterances = {
  en: [
    'write a cold email to this prospect',
    'draft an outreach email for a lead',
    'first message to a potential customer by mail',
    'personalise my prospecting email',
    'three versions of a sales email',
    'email to a head of operations about our tool',
  ],
  fr: [
    'écrire un email de prospection personnalisé',
    'rédige un mail à froid pour ce prospect',
    'premier message à un futur client par mail',
    'personnaliser ma prospection par email',
    'trois versions d’un email commercial',
    'mail d’approche pour un directeur logistique',
  ],
  es: [
    'escribir un correo de prospección personalizado',
    'redacta un email en frío para este contacto',
    'primer correo a un cliente potencial',
    'personalizar mi correo comercial',
    'varias versiones de un email de ventas',
    'correo para presentar nuestra herramienta a un director',
  ],
} as const;
