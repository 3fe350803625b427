import type { DomainError } from '@declic/nest-kit';
import type { BookedSeat } from '../booked-seats/book-seat';

/** What a batch says to one of its bookings. */
export type BatchOutcome =
  | { readonly kind: 'booked'; readonly seat: BookedSeat }
  | { readonly kind: 'refused'; readonly error: DomainError }
  /** Another transaction changes seats of the session: nothing was decided. */
  | { readonly kind: 'busy' }
  /** More than a free seat of the room has to be looked at: it is decided in a transaction of its own. */
  | { readonly kind: 'alone' };

export const ALONE: BatchOutcome = { kind: 'alone' };
export const BUSY: BatchOutcome = { kind: 'busy' };
