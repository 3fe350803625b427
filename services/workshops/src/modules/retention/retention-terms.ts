import { DateTime } from 'luxon';

/** How long what people told us is kept, counted from the end of their workshop where nothing else is said. */
const RETENTION = {
  /** Counts bookings of one network within a day. */
  networkDays: 2,
  /** The bot writes for the last time a week after the workshop. */
  telegramDays: 8,
  /** From the start: places in line; from their end: bookings that were never confirmed or paid for. */
  unusedDays: 30,
  /** Questions about a booking, its refund and its ticket. Then the seat stays in the ledger without a person. */
  attendeeMonths: 12,
};

/** Before these moments what is kept has been kept for long enough. */
export interface RetentionLimits {
  readonly now: Date;
  readonly network: Date;
  readonly telegram: Date;
  readonly unused: Date;
  readonly attendee: Date;
}

export function retentionLimits(now: Date, terms = RETENTION): RetentionLimits {
  const moment = DateTime.fromJSDate(now);
  return {
    now,
    network: moment.minus({ days: terms.networkDays }).toJSDate(),
    telegram: moment.minus({ days: terms.telegramDays }).toJSDate(),
    unused: moment.minus({ days: terms.unusedDays }).toJSDate(),
    attendee: moment.minus({ months: terms.attendeeMonths }).toJSDate(),
  };
}
