import type { Schemas } from '@declic/openapi/workshops';

export type Session = Schemas['WorkshopSession'];
export type TicketType = Schemas['TicketType'];

type Seats = Pick<Session, 'status' | 'seats_left'>;

/** Before or while it takes place; what is over or cancelled has no seats to speak of. */
export function isAhead({ status }: Pick<Session, 'status'>): boolean {
  return status === 'upcoming' || status === 'live' || status === 'soldout';
}

export function isSoldOut({ status, seats_left }: Seats): boolean {
  return status === 'soldout' || (isAhead({ status }) && seats_left <= 0);
}

export function isReplay({ status }: Pick<Session, 'status'>): boolean {
  return status === 'replay';
}

export function isBookable(session: Seats): boolean {
  return isAhead(session) && !isSoldOut(session);
}

type Tickets = Pick<Session, 'ticket_free_enabled' | 'premium_price_eur'>;

/** Tickets that this workshop sells, the free one first. */
export function listTickets({ ticket_free_enabled, premium_price_eur }: Tickets): TicketType[] {
  return [...(ticket_free_enabled ? ['free' as const] : []), ...(premium_price_eur > 0 ? ['premium' as const] : [])];
}

/** Of these, the ones that have a seat. */
export function openTickets(session: Tickets & Pick<Session, 'premium_seats_left'>): TicketType[] {
  return listTickets(session).filter((ticket) => ticket === 'free' || session.premium_seats_left > 0);
}
