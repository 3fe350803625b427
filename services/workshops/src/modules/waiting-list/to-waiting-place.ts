import type { OpOutput } from '@declic/nest-kit';
import type { BookingState } from '../manage/booking-status.service';
import { shownHeldUntil } from '../payments/hold-time';
import { toPaymentUrl } from '../manage/to-booking-status';
import { toBookedSession } from '../sessions/to-booked-session';
import type { ReadPlace } from './waiting-list.service';

type WaitingPlace = OpOutput<'getWaitingPlace'>;

export function toWaitingPlace({ place, session, position, offerUntil, booking, now }: ReadPlace): WaitingPlace {
  return {
    status: place.state,
    position,
    email: place.email,
    ticket_type: place.ticketType,
    price_eur: place.ticketType === 'premium' ? Number(session.premiumPriceEur) : 0,
    session: toBookedSession(session, now),
    offer_expires_at: offerUntil?.toISOString() ?? null,
    booking: booking && toAcceptedBooking(booking),
  };
}

function toAcceptedBooking(booking: BookingState): WaitingPlace['booking'] {
  return {
    status: booking.seat.state,
    payment_url: toPaymentUrl(booking),
    expires_at: shownHeldUntil(booking.seat),
  };
}
