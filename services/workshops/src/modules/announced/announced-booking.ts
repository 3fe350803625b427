import type { OpInput } from '@declic/nest-kit';

/** What mails and calendars say of a workshop. */
export interface AnnouncedSession {
  readonly id: string;
  readonly title: string;
  readonly startUtc: Date;
  readonly durationMin: number;
  readonly prerequisites: readonly string[];
  /** Raised by every change that calendars must take. */
  readonly sequence: number;
}

/** What mails and calendars say of a booking. */
export interface AnnouncedBooking {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly ticketType: OpInput<'bookWorkshop'>['body']['ticketType'];
  readonly priceEur: number;
  /** Raised by changes of this booking alone. */
  readonly sequence: number;
  readonly session: AnnouncedSession;
}
