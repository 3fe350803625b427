import type { IdempotentCall, OpInput, OpOutput } from '@declic/nest-kit';
import type { BookingNetwork } from './booking-network';

type Body = OpInput<'bookWorkshop'>['body'];

export type Registration = OpOutput<'bookWorkshop'>['registration'];
export type SeatState = Registration['status'];
export type TicketType = Body['ticketType'];

/** Who takes a seat, as they told us. */
export interface Attendee {
  readonly email: string;
  readonly firstName: string;
  readonly role: string | null;
  readonly telegramNotifications: boolean;
  readonly telegramUsername: string | null;
  readonly utm: { readonly source: string | null; readonly medium: string | null; readonly campaign: string | null };
}

/** What a person asks for when they book. */
export interface BookSeat extends Attendee, BookingNetwork {
  readonly sessionId: string;
  readonly ticketType: TicketType;
  /** Names this attempt, so that repeating it books once. */
  readonly attempt: IdempotentCall | undefined;
  /** A seat that the same browser proves to hold. */
  readonly heldSeatId: string | undefined;
}

/** A seat as the ledger holds it. */
export interface BookedSeat {
  readonly id: string;
  readonly sessionId: string;
  readonly email: string;
  readonly firstName: string;
  readonly ticketType: TicketType;
  readonly state: SeatState;
  /** What a held seat waits for. */
  readonly heldFor: 'payment' | 'offer' | null;
  /** Of a held or unconfirmed seat. */
  readonly heldUntil: Date | null;
  readonly priceEur: number;
  readonly createdAt: Date;
  readonly cancelledAt: Date | null;
  readonly addressConfirmedAt: Date | null;
  readonly networkHash: Buffer | null;
  readonly telegramNotifications: boolean;
  /** Raised by changes of this booking alone. */
  readonly sequence: number;
}

export function toBookSeat(
  body: Body,
  { attempt, networkHash, subnetHash = null, heldSeatId }: Pick<BookSeat, 'attempt' | 'heldSeatId'> & BookingNetwork,
): BookSeat {
  return {
    // As it is stored.
    sessionId: body.sessionId.toLowerCase(),
    email: body.email.trim(),
    ticketType: body.ticketType,
    ...toAttendeeFacts(body),
    utm: {
      source: trimText(body.utm_source),
      medium: trimText(body.utm_medium),
      campaign: trimText(body.utm_campaign),
    },
    attempt,
    networkHash,
    subnetHash,
    heldSeatId,
  };
}

/** What the form of a booking and that of an offer have in common. */
export function toAttendeeFacts(body: OpInput<'acceptOffer'>['body']) {
  return {
    firstName: body.firstName.trim(),
    role: trimText(body.role),
    telegramNotifications: body.telegramNotifications,
    // A user name that came without the wish to be written to is not kept.
    telegramUsername: body.telegramNotifications ? trimText(body.telegramUsername?.replace(/^@/, '')) : null,
  };
}

function trimText(value: string | undefined): string | null {
  return value?.trim() || null;
}
