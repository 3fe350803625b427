import { UTCDate } from '@date-fns/utc/date';
import { addMonths } from 'date-fns/addMonths';

/**
 * The moment so many months after an anchor, in UTC. Counted from the anchor every time, so that the end of a short month does
 * not shorten the ones behind it: 31 January, 28 February, 31 March.
 */
export function monthsAfter(anchor: Date, months: number): Date {
  return new Date(addMonths(new UTCDate(anchor), months).getTime());
}
