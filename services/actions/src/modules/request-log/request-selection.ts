import { type OpInput, ValidationError } from '@declic/nest-kit';

type Query = OpInput<'exportRequests'>['query'];

/** Which calls are meant. */
export interface RequestSelection {
  /** The period is `[from, until)`. */
  readonly from: Date;
  readonly until: Date | undefined;
  readonly outcome: Query['outcome'];
  readonly action: Query['action'];
  readonly requestId: Query['request_id'];
}

/** Calls are kept for so long. */
export const KEPT_MS = 30 * 24 * 60 * 60 * 1_000;

/**
 * Reads the filters. What is older than 30 days is not shown, deleted or not.
 *
 * @throws {ValidationError} when an end of the period is no moment (a leap second is none).
 */
export function readSelection(query: Query, now: Date): RequestSelection {
  const kept = new Date(now.getTime() - KEPT_MS);
  const from = readMoment('from', query.from);
  const until = readMoment('until', query.until);
  return {
    from: from && from > kept ? from : kept,
    // An id of version 7 names no moment before 1970.
    until: until && until < kept ? kept : until,
    outcome: query.outcome,
    action: query.action,
    requestId: query.request_id,
  };
}

function readMoment(field: string, text: string | undefined): Date | undefined {
  if (text === undefined) return undefined;
  const moment = new Date(text);
  if (!Number.isNaN(moment.getTime())) return moment;
  const errors = [{ in: 'query', field, message: 'must be a valid date-time' }] as const;
  throw new ValidationError('Some fields are missing or wrong.', { errors });
}
