import type { Language } from './waitlist-entry.entity';

interface MailText {
  subject: string;
  title: string;
  paragraphs: readonly string[];
  button: string;
}

/** The mail that asks for the confirmation of an address, in the language of the page it was typed on. */
export const confirmationMail: Record<Language, MailText> = {
  fr: {
    subject: 'Confirmez votre inscription à declic',
    title: 'Confirmez votre adresse',
    paragraphs: [
      'Vous avez demandé à rejoindre la liste d’attente de declic. Un clic confirme que cette adresse est bien la vôtre.',
      'Le lien est valable 7 jours. Si vous n’avez rien demandé, ignorez ce message : votre adresse ne sera pas utilisée.',
    ],
    button: 'Confirmer mon adresse',
  },
  en: {
    subject: 'Confirm your place on the declic waitlist',
    title: 'Confirm your address',
    paragraphs: [
      'You asked to join the declic waitlist. One click confirms that this address is yours.',
      'The link works for 7 days. If you asked for nothing, ignore this message: your address will not be used.',
    ],
    button: 'Confirm my address',
  },
  es: {
    subject: 'Confirma tu inscripción en declic',
    title: 'Confirma tu dirección',
    paragraphs: [
      'Has pedido unirte a la lista de espera de declic. Un clic confirma que esta dirección es tuya.',
      'El enlace es válido durante 7 días. Si no has pedido nada, ignora este mensaje: tu dirección no se utilizará.',
    ],
    button: 'Confirmar mi dirección',
  },
};
