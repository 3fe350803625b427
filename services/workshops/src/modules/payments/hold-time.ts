import type { BookedSeat } from '../booked-seats/book-seat';
import { MINUTE_MS, POLICY } from '../policy/policy';

/** The provider counts from when it is asked, and wants half an hour at least. */
export const PAGE_MS = (POLICY.paymentMinutes + 1) * MINUTE_MS;
/** A seat is held a little longer than its page is open, so that what is paid in the last second finds it. */
export const HOLD_MS = PAGE_MS + MINUTE_MS;

/** Until when the person is told that the seat is held: as the policy says, not a minute more. */
export function shownHeldUntil({ heldFor, heldUntil }: Pick<BookedSeat, 'heldFor' | 'heldUntil'>): string | null {
  if (heldUntil === null) return null;
  const reserveMs = heldFor === 'payment' ? HOLD_MS - POLICY.paymentMinutes * MINUTE_MS : 0;
  return new Date(heldUntil.getTime() - reserveMs).toISOString();
}
