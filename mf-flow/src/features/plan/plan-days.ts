import {
  type CalendarDate,
  endOfMonth,
  getLocalTimeZone,
  parseDate,
  startOfMonth,
  startOfWeek,
  today,
} from '@internationalized/date';

/** Where the objectives name no period; the same as when the server plans. */
const DEFAULT_HORIZON_DAYS = 30;

/** A week of a plan begins with its first working day. */
const WEEK = ['en', 'mon'] as const;

/** Days as `2026-11-23`, both included. */
export interface Period {
  from: string;
  to: string;
}

export const currentDay = () => today(getLocalTimeZone()).toString();

/** The days that are planned for, from today. */
export function planPeriod(horizonDays: number | null, from = currentDay()): Period {
  return {
    from,
    to: parseDate(from)
      .add({ days: (horizonDays ?? DEFAULT_HORIZON_DAYS) - 1 })
      .toString(),
  };
}

/** A month in whole weeks, Monday first. `month` is `2026-11`. */
export function listDays(month: string): readonly string[] {
  const first = parseDate(`${month}-01`);
  const last = endOfMonth(first);
  const days: string[] = [];
  for (
    let day: CalendarDate = startOfWeek(first, ...WEEK);
    day.compare(last) <= 0 || days.length % 7 > 0;
    day = day.add({ days: 1 })
  )
    days.push(day.toString());
  return days;
}

export const toMonth = (day: string) => day.slice(0, 7);

export function addMonths(month: string, count: number): string {
  return toMonth(
    startOfMonth(parseDate(`${month}-01`))
      .add({ months: count })
      .toString(),
  );
}

export const addDay = (day: string) => parseDate(day).add({ days: 1 }).toString();

export function isWeekend(day: string): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday === 0 || weekday === 6;
}

// In UTC at both ends: a day of the calendar stays that day.
const inUtc = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en', { ...options, timeZone: 'UTC' });
  return (day: string) => format.format(new Date(`${day}T00:00:00Z`));
};

/** 'Monday, November 23, 2026'. */
export const formatFullDay = inUtc({ dateStyle: 'full' });

/** 'November 2026'. */
export const formatMonth = inUtc({ month: 'long', year: 'numeric' });
