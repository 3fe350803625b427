import type { Refund } from '../booked-seats/booking-notices';
import { euro, greeting } from '../announced/french-text';
import { parisTime } from '../sessions/paris-time';
import type { AnnouncedBooking, AnnouncedSession } from '../announced/announced-booking';

/** What every mail about a booking begins with. */
export function openingLines({ firstName }: Pick<AnnouncedBooking, 'firstName'>, sentence: string): string[] {
  return [greeting(firstName), sentence];
}

export function dateLine({ startUtc, durationMin }: Pick<AnnouncedSession, 'startUtc' | 'durationMin'>): string {
  return `Date : ${parisTime(startUtc)}. Durée : ${durationMin} minutes.`;
}

export function ticketLine({ ticketType, priceEur }: Pick<AnnouncedBooking, 'ticketType' | 'priceEur'>): string {
  return ticketType === 'free' ? 'Billet : Pass Gratuit, 0€.' : `Billet : Premium, ${euro(priceEur)}.`;
}

export function prerequisitesLines({ prerequisites }: Pick<AnnouncedSession, 'prerequisites'>): string[] {
  return prerequisites.length === 0 ? [] : [`Prérequis : ${prerequisites.join(' · ')}.`];
}

/** Says how much goes back and when, or why nothing does; nothing where nothing was paid. */
export function refundLines(refund: Refund | null, paidEur: number, withoutRefund: string): string[] {
  if (refund) return [refundLine(refund)];
  return paidEur === 0 ? [] : [`Aucun remboursement. ${withoutRefund}`];
}

export function refundLine({ eur, by }: Refund): string {
  return `Remboursement : ${euro(eur)}, sur le moyen de paiement utilisé, au plus tard le ${parisTime(by)}.`;
}

/** Some rules are items of a list, without a full stop. */
export function toSentence(rule: string): string {
  return /[.!?]$/.test(rule) ? rule : `${rule}.`;
}
