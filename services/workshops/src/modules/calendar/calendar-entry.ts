/** What a calendar shows of a booking. */
export interface CalendarEntry {
  /** The same in every file about the booking. */
  readonly bookingId: string;
  /** Rises with every change that calendars must take. */
  readonly sequence: number;
  readonly title: string;
  readonly description: string;
  /** The public page: calendars are shared, so no personal link. */
  readonly url: string;
  readonly start: Date;
  readonly durationMin: number;
  readonly attendee: { readonly name: string; readonly email: string };
}

export function computeEnd({ start, durationMin }: Pick<CalendarEntry, 'start' | 'durationMin'>): Date {
  return new Date(start.getTime() + durationMin * 60_000);
}
