import { renderMail } from '@declic/nest-kit';
import type { SessionEntity } from '../sessions/session.entity';
import type { BookedSeat } from './book-seat';

type AnnouncedSession = Pick<SessionEntity, 'id' | 'title' | 'startUtc' | 'durationMin' | 'prerequisites'>;

const PARIS = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'full', timeStyle: 'short', timeZone: 'Europe/Paris' });

const HOLDS_A_WEB_ADDRESS = /:\/\/|@|[\p{L}\p{N}-]\.\p{L}{2,}/u;

/** The mail that a person keeps as proof of their seat. */
export function bookingMail(
  { email, firstName }: Pick<BookedSeat, 'email' | 'firstName'>,
  session: AnnouncedSession,
  publicUrl: string,
) {
  const content = renderMail({
    lang: 'fr',
    title: 'Votre place est réservée',
    paragraphs: [
      greeting(firstName),
      `Votre place pour l’atelier « ${session.title} » est confirmée.`,
      `Date : ${dateInParis(session.startUtc)} (heure de Paris). Durée : ${session.durationMin} minutes. Billet : Pass Gratuit, 0€.`,
      ...prerequisitesLine(session.prerequisites),
      'Gardez ce message : il est votre confirmation.',
    ],
    button: { label: 'Voir l’atelier', url: `${publicUrl}/workshops/${session.id}` },
  });
  return { to: email, subject: `Place confirmée : ${session.title}`, ...content };
}

/**
 * Bookings are anonymous and may name any address: names that contain a web address are left out, because mail programs turn
 * them into links.
 */
function greeting(firstName: string): string {
  return HOLDS_A_WEB_ADDRESS.test(firstName) ? 'Bonjour,' : `Bonjour ${firstName},`;
}

function prerequisitesLine(prerequisites: readonly string[]): string[] {
  return prerequisites.length === 0 ? [] : [`Prérequis : ${prerequisites.join(' · ')}.`];
}

/** French says « 1er mars » and then « 2 mars », which Intl does not know. */
function dateInParis(date: Date): string {
  return PARIS.format(date).replace(/\b1 (?=\p{L})/u, '1er ');
}
