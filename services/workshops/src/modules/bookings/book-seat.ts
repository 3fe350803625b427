import type { IdempotentCall, OpInput, OpOutput } from '@declic/nest-kit';

type Body = OpInput<'bookWorkshop'>['body'];

export type Registration = OpOutput<'bookWorkshop'>['registration'];
export type SeatState = Registration['status'];

/** What a person asks for when they book. */
export interface BookSeat {
  readonly sessionId: string;
  readonly email: string;
  readonly firstName: string;
  readonly role: string | null;
  readonly ticketType: Body['ticketType'];
  readonly telegramNotifications: boolean;
  readonly telegramUsername: string | null;
  readonly utm: { readonly source: string | null; readonly medium: string | null; readonly campaign: string | null };
  /** Names this attempt, so that repeating it books once. */
  readonly attempt: IdempotentCall | undefined;
}

/** A seat as the ledger holds it. */
export interface BookedSeat {
  readonly id: string;
  readonly sessionId: string;
  readonly email: string;
  readonly firstName: string;
  readonly ticketType: Body['ticketType'];
  readonly state: SeatState;
  readonly createdAt: Date;
}

export function toBookSeat(body: Body, attempt: IdempotentCall | undefined): BookSeat {
  return {
    sessionId: body.sessionId,
    email: body.email.trim(),
    firstName: body.firstName.trim(),
    role: trimText(body.role),
    ticketType: body.ticketType,
    telegramNotifications: body.telegramNotifications,
    // A user name that came without the wish to be written to is not kept.
    telegramUsername: body.telegramNotifications ? trimText(body.telegramUsername?.replace(/^@/, '')) : null,
    utm: {
      source: trimText(body.utm_source),
      medium: trimText(body.utm_medium),
      campaign: trimText(body.utm_campaign),
    },
    attempt,
  };
}

function trimText(value: string | undefined): string | null {
  return value?.trim() || null;
}
