import { ValidationError } from '@declic/nest-kit';

/** `[start, end)`; without a start it begins with the account, without an end it goes on. */
export interface LedgerPeriod {
  readonly start: Date | undefined;
  readonly end: Date | undefined;
}

interface PeriodParameters {
  readonly p_start_date?: string;
  readonly p_end_date?: string;
}

/**
 * Reads the two ends of a period.
 *
 * @throws {ValidationError} when an end is no moment (a leap second is none), or the period ends before it starts.
 */
export function readPeriod({ p_start_date, p_end_date }: PeriodParameters): LedgerPeriod {
  const start = readMoment('p_start_date', p_start_date);
  const end = readMoment('p_end_date', p_end_date);
  if (start && end && end < start) throw refusal('p_end_date', 'must not be before p_start_date');
  return { start, end };
}

function readMoment(field: string, text: string | undefined): Date | undefined {
  if (text === undefined) return undefined;
  const moment = new Date(text);
  if (Number.isNaN(moment.getTime())) throw refusal(field, 'must be a valid date-time');
  return moment;
}

function refusal(field: string, message: string): ValidationError {
  return new ValidationError('Some fields are missing or wrong.', { errors: [{ in: 'query', field, message }] });
}
