import { HOUR_MS, type Policy, POLICY, policySentences } from './policy';

/** A booking as far as its cancellation is concerned. */
export interface CancellableBooking {
  readonly startUtc: Date;
  readonly ticketType: 'free' | 'premium';
  /** What was paid for it and not given back, in euro. */
  readonly paidEur: number;
}

/** What a cancellation means at one moment. */
export interface CancellationTerms {
  readonly isPossible: boolean;
  readonly refundEur: number;
  readonly freeUntil: Date;
  readonly sentence: string;
}

/**
 * Free until so many hours before the start, with the whole sum back; later without money; once the workshop has begun not at all.
 *
 * @decision D24
 */
export function cancellationTerms(
  { startUtc, ticketType, paidEur }: CancellableBooking,
  now: Date,
  policy: Policy = POLICY,
): CancellationTerms {
  const freeUntil = new Date(startUtc.getTime() - policy.freeCancellationHours * HOUR_MS);
  const isPossible = now < startUtc;
  const refundEur = isPossible && now <= freeUntil ? paidEur : 0;
  return { isPossible, refundEur, freeUntil, sentence: toSentence() };

  function toSentence(): string {
    const { cancellation, refund, late_cancellation } = policySentences(policy);
    if (!isPossible) return 'Le workshop a commencé : la réservation ne peut plus être annulée.';
    if (now > freeUntil) return late_cancellation;
    return ticketType === 'premium' ? refund : cancellation;
  }
}

/** By when a refund is made that is ordered now. */
export function refundDue(now: Date, { premiumRefundHours }: Policy = POLICY): Date {
  return new Date(now.getTime() + premiumRefundHours * HOUR_MS);
}
