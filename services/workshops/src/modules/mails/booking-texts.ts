import type { MailContent } from '@declic/nest-kit';
import { calendarLinks } from '../calendar/calendar-links';
import { dateLine, openingLines, prerequisitesLines, ticketLine, toSentence } from './booking-lines';
import { parisTime } from '../sessions/paris-time';
import type { SiteAddresses } from '../site/site-addresses';
import type { PolicySentences } from '../policy/policy-sentences';
import type { AnnouncedBooking } from '../announced/announced-booking';
import { toCalendarEntry } from '../calendar/to-calendar-entry';

/** A mail with its subject. */
export interface MailText extends MailContent {
  readonly subject: string;
  readonly lang: 'fr';
}

export interface TextContext {
  readonly sentences: PolicySentences;
  readonly addresses: SiteAddresses;
}

const PERSONAL_LINK =
  'Ce message contient votre lien personnel : qui l’a peut annuler ou céder votre place. Ne le transférez pas.';

/** The mail that a person keeps as proof of their seat. */
export function confirmedText(
  booking: AnnouncedBooking,
  manageUrl: string,
  { sentences, addresses }: TextContext,
): MailText {
  const { session, ticketType } = booking;
  const { google, outlook } = calendarLinks(toCalendarEntry(booking, addresses));
  return {
    lang: 'fr',
    subject: `Place confirmée : ${session.title}`,
    title: 'Votre place est réservée',
    paragraphs: [
      ...openingLines(booking, `Votre place pour l’atelier « ${session.title} » est confirmée.`),
      dateLine(session),
      ticketLine(booking),
      ...prerequisitesLines(session),
      'Le lien de la salle arrive par e-mail peu avant le début ; il sera aussi sur la page de votre réservation.',
      ...(ticketType === 'premium'
        ? [sentences.after_workshop, sentences.replay, sentences.discount].map(toSentence)
        : []),
      sentences.cancellation,
      ...(ticketType === 'premium' ? [sentences.refund] : []),
      sentences.transfer,
      'Le fichier joint ajoute l’atelier à votre calendrier (Apple, Outlook et autres).',
      PERSONAL_LINK,
    ],
    button: { label: 'Voir ma réservation', url: manageUrl },
    links: [
      { label: 'Ajouter à Google Agenda', url: google },
      { label: 'Ajouter à Outlook', url: outlook },
    ],
  };
}

/** To an address that has not shown yet that it wants the seat: nothing is reserved before the press. */
export function confirmAddressText(
  booking: AnnouncedBooking,
  { manageUrl, until }: { manageUrl: string; until: Date },
  { sentences }: TextContext,
): MailText {
  const { session } = booking;
  return {
    lang: 'fr',
    subject: `Confirmez votre place : ${session.title}`,
    title: 'Une pression, et la place est à vous',
    paragraphs: [
      ...openingLines(booking, `Vous avez demandé une place pour l’atelier « ${session.title} ».`),
      dateLine(session),
      `Elle n’est pas encore réservée. ${sentences.confirmation} Le lien vaut jusqu’au ${parisTime(until)}.`,
      'Si vous n’avez rien demandé, ignorez ce message : sans votre confirmation, rien n’est réservé.',
    ],
    button: { label: 'Confirmer ma place', url: manageUrl },
  };
}

export function linkAgainText(booking: AnnouncedBooking, manageUrl: string): MailText {
  const { session } = booking;
  return {
    lang: 'fr',
    subject: `Votre réservation : ${session.title}`,
    title: 'Le lien de votre réservation',
    paragraphs: [
      ...openingLines(booking, `Voici le lien de votre réservation pour l’atelier « ${session.title} ».`),
      dateLine(session),
      ticketLine(booking),
      PERSONAL_LINK,
      'Si vous ne l’avez pas demandé, ignorez ce message : votre réservation reste comme elle est.',
    ],
    button: { label: 'Voir ma réservation', url: manageUrl },
  };
}
