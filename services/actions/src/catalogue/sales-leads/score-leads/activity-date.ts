import { DateTime } from 'luxon';
import { parseDate, type ParsedDate } from '../../../text/parse-date';

/** Gives the reader of the dates of a list, in days since each: which of day and month comes first shows in its other dates. */
export function createDaysReader(values: readonly unknown[], now: Date): (value: unknown) => number | null {
  const isMonthFirst = findOrder(values.flatMap((value) => readLoose(value, false) ?? []));
  const today = DateTime.fromJSDate(now, { zone: 'utc' });
  return (value) => {
    const date = readIso(value) ?? toDate(readLoose(value, isMonthFirst ?? false), isMonthFirst !== null);
    return date === null ? null : Math.max(0, Math.floor(today.diff(date, 'days').days));
  };
}

function readIso(value: unknown): DateTime | null {
  const text = toShortText(value)
    .replace(/^(\d{4}-\d{2}-\d{2})\s+(?=\d)/, '$1T')
    .replace(/\s*(?:UTC|GMT|Z)$/i, 'Z');
  const date = DateTime.fromISO(text, { zone: 'utc' });
  return date.isValid ? date : null;
}

/** Nothing but a date, and perhaps a weekday before it and a time after it. */
function readLoose(value: unknown, isMonthFirst: boolean): ParsedDate | null {
  const text = toShortText(value);
  const parsed = parseDate(text, { isMonthFirst });
  if (!parsed) return null;
  const [before = '', after = ''] = text.split(parsed.text);
  return /^(?:\p{L}{2,10}\.?,? )?$/u.test(before) && TIME.test(after) ? parsed : null;
}

const TIME =
  /^(?:,?\s*(?:\p{L}{1,3} ){0,2}\d{1,2}\s?[:h.]\s?\d{2}(?:[:.]\d{1,6})*\s?(?:[ap]\.?m\.?)?\s?(?:UTC|GMT|Z|[+-]\d{2}:?\d{2})?)?$/iu;

function toDate(parsed: ParsedDate | null, isOrderKnown: boolean): DateTime | null {
  if (!parsed || (parsed.isAmbiguous && !isOrderKnown)) return null;
  return DateTime.fromISO(parsed.date, { zone: 'utc' });
}

/** Whether the dates that have one reading put the month first; null where none tells, or both do. */
function findOrder(dates: readonly ParsedDate[]): boolean | null {
  const figures = dates
    .filter(({ isAmbiguous }) => !isAmbiguous)
    .map(({ text }) => /^(\d{1,2}) ?[-/.] ?(\d{1,2}) ?[-/.]/.exec(text));
  const isMonthFirst = figures.some((match) => match !== null && Number(match[2]) > 12);
  const isDayFirst = figures.some((match) => match !== null && Number(match[1]) > 12);
  return isMonthFirst === isDayFirst ? null : isMonthFirst;
}

function toShortText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim().slice(0, 60) : '';
}
