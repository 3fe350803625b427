import type { OpOutput } from '@declic/nest-kit';
import { shownHeldUntil } from '../payments/hold-time';
import type { BookedSeat, Registration } from '../booked-seats/book-seat';

/** What a booking is answered with. */
export interface BookingAnswer {
  readonly seat: BookedSeat;
  readonly paymentUrl: string | null;
  readonly statusToken: string;
  readonly telegramUrl: string | null;
}

export function toBookingResult({ seat, ...answer }: BookingAnswer): OpOutput<'bookWorkshop'> {
  return {
    registration: toRegistration(seat),
    paymentUrl: answer.paymentUrl,
    expiresAt: shownHeldUntil(seat),
    statusToken: answer.statusToken,
    telegramUrl: answer.telegramUrl,
    error: null,
  };
}

function toRegistration(seat: BookedSeat): Registration {
  return {
    id: seat.id,
    sessionId: seat.sessionId,
    email: seat.email,
    firstName: seat.firstName,
    ticketType: seat.ticketType,
    status: seat.state,
    created_at: seat.createdAt.toISOString(),
  };
}
