import { dateLine, openingLines, prerequisitesLines, ticketLine, toSentence } from './booking-lines';
import type { MailText, TextContext } from './booking-texts';
import { mailableName } from '../announced/mailable-name';
import { parisTime } from '../sessions/paris-time';
import type { AnnouncedBooking, AnnouncedSession } from '../announced/announced-booking';

/** To the person who gave the seat away, whom `booking` names. */
export function givenAwayText(booking: AnnouncedBooking, { addresses }: TextContext): MailText {
  const { session } = booking;
  return {
    lang: 'fr',
    subject: `Place cédée : ${session.title}`,
    title: 'Votre place est cédée',
    paragraphs: [
      ...openingLines(
        booking,
        `Vous avez cédé votre place pour l’atelier « ${session.title} » du ${parisTime(session.startUtc)}.`,
      ),
      'L’autre personne a reçu son propre lien ; le vôtre n’ouvre plus rien et vous ne recevrez plus de rappel.',
      'Le fichier joint retire l’atelier de votre calendrier.',
    ],
    button: { label: 'Voir les prochains ateliers', url: addresses.list() },
  };
}

/** To the person who has the seat now. */
export function receivedText(
  booking: AnnouncedBooking,
  { manageUrl, from }: { manageUrl: string; from: string },
  { sentences }: TextContext,
): MailText {
  const { session, ticketType } = booking;
  const giver = mailableName(from) ?? 'Une personne inscrite';
  return {
    lang: 'fr',
    subject: `Une place pour vous : ${session.title}`,
    title: 'Une place vous a été cédée',
    paragraphs: [
      ...openingLines(booking, `${giver} vous a cédé sa place pour l’atelier « ${session.title} ».`),
      dateLine(session),
      ticketLine(booking),
      ...prerequisitesLines(session),
      ...(ticketType === 'premium' ? [sentences.after_workshop, sentences.replay].map(toSentence) : []),
      sentences.cancellation,
      'Le fichier joint ajoute l’atelier à votre calendrier. Si vous ne voulez pas de cette place, annulez-la depuis la page de la réservation.',
    ],
    button: { label: 'Voir ma réservation', url: manageUrl },
  };
}

/** The organiser changed the time. */
export function movedText(
  booking: AnnouncedBooking,
  { manageUrl, former }: { manageUrl: string; former: Pick<AnnouncedSession, 'startUtc' | 'durationMin'> },
  { sentences }: TextContext,
): MailText {
  const { session } = booking;
  return {
    lang: 'fr',
    subject: `Nouvel horaire : ${session.title}`,
    title: 'L’atelier change d’horaire',
    paragraphs: [
      ...openingLines(booking, `L’atelier « ${session.title} » a un nouvel horaire. Votre place reste réservée.`),
      `Ancien horaire : ${parisTime(former.startUtc)}, ${former.durationMin} minutes.`,
      `Nouvel horaire : ${parisTime(session.startUtc)}, ${session.durationMin} minutes.`,
      'Le fichier joint déplace l’atelier dans votre calendrier ; les rappels suivent le nouvel horaire.',
      `Si le nouvel horaire ne vous convient pas, annulez ou cédez votre place. ${sentences.cancellation}`,
    ],
    button: { label: 'Voir ma réservation', url: manageUrl },
  };
}
