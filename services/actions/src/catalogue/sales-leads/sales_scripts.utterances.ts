export const utterances = {
  en: [
    'write a sales call script',
    'phone script with spin questions',
    'bant questions for qualifying a lead',
    'meddic discovery questions',
    'how should I answer objections on the phone',
    'cold calling script for our software',
  ],
  fr: [
    'écrire un script d’appel de vente',
    'questions spin pour un rendez-vous commercial',
    'trame d’appel téléphonique pour la prospection',
    'qualifier un prospect avec bant',
    'préparer les réponses aux objections clients',
    'guide d’entretien meddic',
  ],
  es: [
    'escribir un guion de ventas telefónico',
    'preguntas spin para una llamada comercial',
    'guion para llamar a puerta fría',
    'cualificar un cliente potencial con bant',
    'preparar respuestas a objeciones',
    'preguntas meddic de descubrimiento',
  ],
} as const;
