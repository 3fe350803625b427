import {
  type CalendarDate,
  fromAbsolute,
  parseDate,
  startOfMonth,
  startOfWeek,
  toCalendarDate,
} from '@internationalized/date';

export const usagePeriods = ['last24h', 'today', 'thismonth', 'thisweek', 'custom'] as const;

export type UsagePeriod = (typeof usagePeriods)[number];

/** Whole days of a calendar, both included, as `2026-11-21`. */
export interface DayRange {
  from: string;
  to: string;
}

/** Instants: from `start`, included, to `end`, excluded. Without an end: up to now, by the server's clock. */
export interface PeriodRange {
  start: string;
  end: string | null;
}

const DAY_MS = 24 * 60 * 60_000;
const DEFAULT_DAYS = 7;

/**
 * A period of the viewer's calendar as instants. A day lasts from its first moment to that of the next day, so it has 23 or
 * 25 hours where the clocks change. Periods that are not over end in the future: what happens in a moment belongs to them.
 */
export function periodRange(
  period: UsagePeriod,
  now: number,
  timeZone: string,
  customRange: DayRange | null = null,
): PeriodRange {
  if (period === 'last24h') return { start: new Date(now - DAY_MS).toISOString(), end: null };

  const today = getToday(now, timeZone);
  const { from, to } = selectDays(period, today, customRange);
  return { start: startOfDay(from, timeZone), end: startOfDay(to.add({ days: 1 }), timeZone) };
}

/** The last seven days, today included: what a custom period is until one is chosen. */
export function defaultDays(now: number, timeZone: string): DayRange {
  const today = getToday(now, timeZone);
  return { from: today.subtract({ days: DEFAULT_DAYS - 1 }).toString(), to: today.toString() };
}

export function getToday(now: number, timeZone: string): CalendarDate {
  return toCalendarDate(fromAbsolute(now, timeZone));
}

function selectDays(period: Exclude<UsagePeriod, 'last24h'>, today: CalendarDate, customRange: DayRange | null) {
  switch (period) {
    case 'today':
      return { from: today, to: today };
    case 'thisweek': {
      const from = startOfWeek(today, 'en', 'sun');
      return { from, to: from.add({ days: 6 }) };
    }
    case 'thismonth': {
      const from = startOfMonth(today);
      return { from, to: from.add({ months: 1 }).subtract({ days: 1 }) };
    }
    case 'custom': {
      if (customRange) return { from: parseDate(customRange.from), to: parseDate(customRange.to) };
      return { from: today.subtract({ days: DEFAULT_DAYS - 1 }), to: today };
    }
  }
}

/** Where midnight is skipped the day begins later; where it comes twice, with the first one. */
function startOfDay(day: CalendarDate, timeZone: string): string {
  return day.toDate(timeZone).toISOString();
}
