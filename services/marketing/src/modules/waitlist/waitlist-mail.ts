import { type Mail, renderMail } from '@declic/nest-kit';
import type { Language } from './waitlist-entry.entity';

interface MailText {
  subject: string;
  title: string;
  paragraphs: readonly string[];
  button: string;
  withdraw: string;
}

/** Asks for the confirmation of an address, in the language of the page it was typed on. */
const confirmation: Record<Language, MailText> = {
  fr: {
    subject: 'Confirmez votre inscription à declic',
    title: 'Confirmez votre adresse',
    paragraphs: [
      'Vous avez demandé à rejoindre la liste d’attente de declic. Un clic confirme que cette adresse est bien la vôtre.',
      'Le lien est valable 7 jours. Si vous n’avez rien demandé, ignorez ce message : votre adresse ne sera pas utilisée.',
    ],
    button: 'Confirmer mon adresse',
    withdraw: 'Retirer mon adresse de la liste',
  },
  en: {
    subject: 'Confirm your place on the declic waitlist',
    title: 'Confirm your address',
    paragraphs: [
      'You asked to join the declic waitlist. One click confirms that this address is yours.',
      'The link works for 7 days. If you asked for nothing, ignore this message: your address will not be used.',
    ],
    button: 'Confirm my address',
    withdraw: 'Take my address off the list',
  },
  es: {
    subject: 'Confirma tu inscripción en declic',
    title: 'Confirma tu dirección',
    paragraphs: [
      'Has pedido unirte a la lista de espera de declic. Un clic confirma que esta dirección es tuya.',
      'El enlace es válido durante 7 días. Si no has pedido nada, ignora este mensaje: tu dirección no se utilizará.',
    ],
    button: 'Confirmar mi dirección',
    withdraw: 'Quitar mi dirección de la lista',
  },
};

export interface WaitlistLinks {
  readonly confirm: string;
  readonly withdraw: string;
}

/** The mail with both links. Mail programs show the one that leads off the list as a button of their own (RFC 2369, RFC 8058). */
export function confirmationMail(to: string, lang: Language, links: WaitlistLinks): Mail {
  const { subject, title, paragraphs, button, withdraw } = confirmation[lang];
  const content = {
    lang,
    title,
    paragraphs,
    button: { label: button, url: links.confirm },
    footnote: { label: withdraw, url: links.withdraw },
  };
  const headers = {
    'List-Unsubscribe': `<${links.withdraw}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
  return { to, subject, ...renderMail(content), headers };
}
