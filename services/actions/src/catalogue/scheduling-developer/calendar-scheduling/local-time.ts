import { DateTime } from 'luxon';

const DATE = /^\d{4}-\d{2}-\d{2}$/;
const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})?$/;

/** The moments that a written time can mean: two in the hour that a change of clocks repeats. */
export interface Moments {
  readonly earliest: number;
  readonly latest: number;
  readonly isDate: boolean;
}

export type TimeProblem = 'form' | 'skipped';

/** Reads `2026-03-02`, or `2026-03-02T09:00` with or without an offset; those without are times of the zone. */
export function readTime(text: string, zone: string): Moments | TimeProblem {
  const isDate = DATE.test(text);
  const match = TIME.exec(text);
  if (!isDate && !match) return 'form';
  const time = DateTime.fromISO(text, { zone });
  if (!time.isValid) return 'form';
  if (match?.[1]) return { earliest: time.toMillis(), latest: time.toMillis(), isDate };
  // Midnight may be skipped, too; a day then begins later.
  if (!isDate && time.toFormat("yyyy-MM-dd'T'HH:mm") !== text.slice(0, 16)) return 'skipped';
  const moments = time.getPossibleOffsets().map((possible) => possible.toMillis());
  return { earliest: Math.min(...moments), latest: Math.max(...moments), isDate };
}

/** The beginning of the next day of a zone. */
export function nextDay(moment: number, zone: string): number {
  return DateTime.fromMillis(moment, { zone }).startOf('day').plus({ days: 1 }).toMillis();
}

export function isZone(zone: string): boolean {
  return /^(?:UTC|[A-Za-z]+(?:\/[A-Za-z0-9_+-]+){1,2})$/.test(zone) && DateTime.local({ zone }).isValid;
}

export function formatLocal(moment: number, zone: string): string {
  return DateTime.fromMillis(moment, { zone }).toISO({ suppressMilliseconds: true }) ?? '';
}
