/**
 * What holds for every booking. The server decides by these numbers, and the sentences that people read are written from them.
 *
 * @decision D24
 */
export const POLICY = {
  /** Until so many hours before the start a cancellation is free, and a premium ticket is refunded. */
  freeCancellationHours: 2,
  /** A refund is made within so many hours after it was ordered. */
  premiumRefundHours: 48,
  /** Who cancelled too late for a refund gets it all the same when the workshop is cancelled afterwards. */
  refundsLateWhenWorkshopIsCancelled: true,
  /** A premium seat is held so long while it is paid for; payment pages stay open half an hour at least. */
  paymentMinutes: 30,
  /** A seat that became free is held so long for the next in line. */
  offerHours: 12,
  /** A booking that waits for the press in its mail ends after so many hours. */
  confirmationHours: 24,
  /** So many free seats of one network are confirmed at once although no mail has confirmed one of them yet. */
  unconfirmedSeatsPerNetwork: 3,
  /** So many seats of one session are held for one network while they are paid for. */
  unpaidSeatsPerNetwork: 4,
  /** The room opens so many minutes before the start. */
  roomOpensMinutes: 60,
  afterWorkshopSeats: 8,
  afterWorkshopMinutes: { min: 20, max: 30 },
  liveMinutes: 60,
  premiumDiscount: { percent: 20, months: 12 },
  /** Claims of the specification's FAQ. */
  participants: { beginnersPercent: 70, developers: 500 },
};

export type Policy = typeof POLICY;

export const HOUR_MS = 3_600_000;
export const MINUTE_MS = 60_000;

export { policySentences } from './policy-sentences.ts';
