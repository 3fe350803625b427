import type { Refund, RefundReason } from '../booked-seats/booking-notices';
import type { SessionTime } from '../sessions/public-status';
import { openingLines, refundLine, refundLines } from './booking-lines';
import type { MailText, TextContext } from './booking-texts';
import { parisTime } from '../sessions/paris-time';
import type { AnnouncedBooking } from '../announced/announced-booking';

/** Acknowledges a cancellation with its date and time, as a lasting record. */
export function cancelledText(
  booking: AnnouncedBooking,
  { at, refund, paidEur }: { at: Date; refund: Refund | null; paidEur: number },
  { sentences, addresses }: TextContext,
): MailText {
  const { session } = booking;
  return {
    lang: 'fr',
    subject: `Réservation annulée : ${session.title}`,
    title: 'Votre réservation est annulée',
    paragraphs: [
      ...openingLines(
        booking,
        `Votre réservation pour l’atelier « ${session.title} » du ${parisTime(session.startUtc)} a été annulée le ${parisTime(at)}.`,
      ),
      ...refundLines(refund, paidEur, sentences.late_cancellation),
      'Le fichier joint retire l’atelier de votre calendrier. Vous ne recevrez plus de rappel.',
    ],
    button: { label: 'Voir les prochains ateliers', url: addresses.list() },
  };
}

/** The organiser cancelled the workshop. */
export function sessionCancelledText(
  booking: AnnouncedBooking,
  {
    at,
    reason,
    refund,
    former,
  }: { at: Date; reason: string | null; refund: Refund | null; former?: SessionTime | undefined },
  { addresses }: TextContext,
): MailText {
  const { session } = booking;
  return {
    lang: 'fr',
    subject: `Atelier annulé : ${session.title}`,
    title: 'L’atelier est annulé',
    paragraphs: [
      ...openingLines(
        booking,
        `Nous avons dû annuler, le ${parisTime(at)}, l’atelier « ${session.title} » du ${parisTime((former ?? session).startUtc)}. Nous en sommes désolés.`,
      ),
      ...(reason ? [`Raison : ${reason}`] : []),
      ...(refund ? [refundLine(refund)] : []),
      'Vous n’avez rien à faire. Le fichier joint retire l’atelier de votre calendrier.',
    ],
    button: { label: 'Voir les prochains ateliers', url: addresses.list() },
  };
}

const WHY: Readonly<Record<RefundReason, (title: string) => string>> = {
  seat_gone: (title) =>
    `Votre paiement pour l’atelier « ${title} » est arrivé après la fin de votre réservation, et il ne restait plus de place. Vous n’avez donc pas de place.`,
  paid_twice: (title) => `Votre place pour l’atelier « ${title} » a été payée deux fois. Elle reste réservée.`,
  booking_released: (title) =>
    `Votre paiement pour l’atelier « ${title} » est arrivé après que vous avez renoncé à cette réservation. Vous n’avez donc pas de place.`,
  workshop_cancelled: (title) =>
    `Votre paiement est arrivé après l’annulation de l’atelier « ${title} ». Il n’a donc pas lieu pour vous.`,
  cancelled_late: (title) =>
    `L’atelier « ${title} », dont vous aviez libéré votre place sans remboursement, est annulé. Votre billet vous est donc rendu.`,
  workshop_over: (title) =>
    `Votre paiement pour l’atelier « ${title} » est arrivé après la fin de l’atelier. Vous n’avez donc pas de place.`,
};

/** A payment went back although the person did not cancel. */
export function refundedText(
  booking: AnnouncedBooking,
  { reason, refund }: { reason: RefundReason; refund: Refund },
  { addresses }: TextContext,
): MailText {
  const { session } = booking;
  return {
    lang: 'fr',
    subject: `Paiement remboursé : ${session.title}`,
    title: 'Votre paiement vous est rendu',
    paragraphs: [...openingLines(booking, WHY[reason](session.title)), refundLine(refund)],
    button: { label: 'Voir l’atelier', url: addresses.workshop(session.id) },
  };
}
