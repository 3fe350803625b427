import type { OpOutput } from '@declic/nest-kit';
import { toBookedSession } from '../sessions/to-booked-session';
import type { ReadPlace } from './waiting-list.service';

export function toWaitingPlace({ place, session, position, offerUntil, now }: ReadPlace): OpOutput<'getWaitingPlace'> {
  return {
    status: place.state,
    position,
    email: place.email,
    ticket_type: place.ticketType,
    price_eur: place.ticketType === 'premium' ? Number(session.premiumPriceEur) : 0,
    session: toBookedSession(session, now),
    offer_expires_at: offerUntil?.toISOString() ?? null,
  };
}
