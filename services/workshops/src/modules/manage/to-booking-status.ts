import type { OpOutput } from '@declic/nest-kit';
import { shownHeldUntil } from '../payments/hold-time';
import type { SeatPayment } from '../payments/seat-payments.repository';
import type { BookingState } from './booking-status.service';

type BookingStatus = OpOutput<'getBookingStatus'>;

/** The payment that says most about a booking comes first. */
const ORDER: readonly SeatPayment['state'][] = [
  'paid',
  'processing',
  'open',
  'refunding',
  'refunded',
  'failed',
  'expired',
];

export function toBookingStatus({ seat, payments }: BookingState): BookingStatus {
  return {
    session_id: seat.sessionId,
    ticket_type: seat.ticketType,
    status: seat.state,
    payment: toPaymentState(payments),
    payment_url: toPaymentUrl({ seat, payments }),
    expires_at: shownHeldUntil(seat),
  };
}

export function toPaymentState(payments: readonly SeatPayment[]): BookingStatus['payment'] {
  const state = ORDER.find((candidate) => payments.some((payment) => payment.state === candidate));
  return state === 'expired' ? 'failed' : (state ?? null);
}

export function toPaymentUrl({ seat, payments }: BookingState): string | null {
  return seat.state === 'held' ? (payments.find(({ state }) => state === 'open')?.pageUrl ?? null) : null;
}
