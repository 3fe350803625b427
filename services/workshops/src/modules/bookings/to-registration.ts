import type { BookedSeat, Registration } from './book-seat';

export function toRegistration(seat: BookedSeat): Registration {
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
