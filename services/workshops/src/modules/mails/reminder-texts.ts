import type { MailText } from './booking-texts';
import { dateLine, openingLines, prerequisitesLines } from './booking-lines';
import type { PolicySentences } from '../policy/policy-sentences';
import type { AnnouncedBooking } from '../announced/announced-booking';

/** What a reminder says besides the booking. */
export interface ReminderFacts {
  readonly manageUrl: string;
  readonly roomUrl: string | null;
  readonly afterWorkshopUrl: string | null;
  readonly hasReplay: boolean;
}

export type ReminderKind = 'day_before' | 'hour_before' | 'afterwards';

export function reminderText(
  kind: ReminderKind,
  booking: AnnouncedBooking,
  facts: ReminderFacts,
  sentences: PolicySentences,
): MailText {
  switch (kind) {
    case 'day_before':
      return dayBefore(booking, facts, sentences);
    case 'hour_before':
      return hourBefore(booking, facts);
    case 'afterwards':
      return booking.ticketType === 'premium' && facts.hasReplay ? replay(booking, facts) : thanks(booking, facts);
  }
}

function dayBefore(booking: AnnouncedBooking, { manageUrl }: ReminderFacts, sentences: PolicySentences): MailText {
  const { session } = booking;
  return {
    lang: 'fr',
    subject: `Rappel : ${session.title}`,
    title: 'Votre atelier approche',
    paragraphs: [
      ...openingLines(booking, `L’atelier « ${session.title} » a lieu bientôt, et votre place vous attend.`),
      dateLine(session),
      ...prerequisitesLines(session),
      `Un empêchement ? Annulez ou cédez votre place : quelqu’un l’attend peut-être. ${sentences.cancellation}`,
    ],
    button: { label: 'Voir ou annuler ma réservation', url: manageUrl },
  };
}

function hourBefore(booking: AnnouncedBooking, { manageUrl, roomUrl, afterWorkshopUrl }: ReminderFacts): MailText {
  const { session, ticketType } = booking;
  const manage = { label: 'Voir ma réservation', url: manageUrl };
  const room = roomUrl === null ? manage : { label: 'Rejoindre la salle', url: roomUrl };
  const after =
    ticketType === 'premium' && afterWorkshopUrl ? [{ label: 'L’After-Workshop, ensuite', url: afterWorkshopUrl }] : [];
  return {
    lang: 'fr',
    subject: `C’est bientôt : ${session.title}`,
    title: 'Votre atelier commence bientôt',
    paragraphs: [
      ...openingLines(booking, `L’atelier « ${session.title} » commence bientôt.`),
      dateLine(session),
      roomUrl === null
        ? 'Le lien de la salle est sur la page de votre réservation.'
        : 'Voici le lien de la salle. Il est pour vous : ne le partagez pas.',
    ],
    button: room,
    links: [...after, ...(roomUrl === null ? [] : [manage])],
  };
}

function replay(booking: AnnouncedBooking, { manageUrl }: ReminderFacts): MailText {
  const { session } = booking;
  return {
    lang: 'fr',
    subject: `Le replay est prêt : ${session.title}`,
    title: 'Le replay est prêt',
    paragraphs: [
      ...openingLines(booking, `Merci d’avoir réservé l’atelier « ${session.title} ».`),
      'Le replay vous attend sur la page de votre réservation, avec votre lien personnel.',
    ],
    button: { label: 'Voir le replay', url: manageUrl },
  };
}

function thanks(booking: AnnouncedBooking, { manageUrl }: ReminderFacts): MailText {
  const { session, ticketType } = booking;
  return {
    lang: 'fr',
    subject: `Merci : ${session.title}`,
    title: 'Merci, et à bientôt',
    paragraphs: [
      ...openingLines(booking, `Merci d’avoir réservé l’atelier « ${session.title} ».`),
      ...(ticketType === 'premium'
        ? ['Dès que le replay sera prêt, vous le trouverez sur la page de votre réservation.']
        : []),
    ],
    button: { label: 'Voir ma réservation', url: manageUrl },
  };
}
