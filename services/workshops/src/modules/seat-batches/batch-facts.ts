import type { SessionEntity } from '../sessions/session.entity';

/** What the database knows of the session of a booking while its counter is locked. */
type BatchSession = Pick<
  SessionEntity,
  'status' | 'startUtc' | 'durationMin' | 'ticketFreeEnabled' | 'premiumPriceEur'
>;

/** What decides on one booking of a batch. */
export interface BatchFacts extends BatchSession {
  readonly freeSeats: number;
  /** A hold of the session has ended and was not reclaimed yet. */
  readonly hasOverdue: boolean;
  /** The address has a seat in the session. */
  readonly hasSeat: boolean;
  /** An earlier call with the same Idempotency-Key has booked. */
  readonly isRepeated: boolean;
  /** Free seats of the network, and of its subnet, that no mail has confirmed. */
  readonly ofNetwork: number;
  readonly ofSubnet: number;
}
