/** English throughout: numbers and dates must not mix another language into the sentences of the signed-in areas. */
const LOCALE = 'en';

const numbers = new Intl.NumberFormat(LOCALE);
const plurals = new Intl.PluralRules(LOCALE);
const dates = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium' });
const longDates = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long' });
const dateTimes = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeStyle: 'short' });
const moments = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeStyle: 'medium' });
// In UTC at both ends: a day of the calendar stays that day.
const calendarDays = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeZone: 'UTC' });

/** '1,234,567'. */
export function formatNumber(value: number): string {
  return numbers.format(value);
}

/** '1 credit', '0 credits', '1,200 credits'. `plural` is for nouns that do not end in s. */
export function formatCount(count: number, noun: string, plural = `${noun}s`): string {
  return `${formatNumber(count)} ${plurals.select(count) === 'one' ? noun : plural}`;
}

/** 'Nov 20, 2026'. */
export function formatDate(iso: string): string {
  return dates.format(new Date(iso));
}

/** 'November 20, 2026'. */
export function formatLongDate(iso: string): string {
  return longDates.format(new Date(iso));
}

/** 'Nov 20, 2026, 6:30 PM'. */
export function formatDateTime(iso: string): string {
  return dateTimes.format(new Date(iso));
}

/** To the second: 'Nov 20, 2026, 6:30:05 PM'. */
export function formatMoment(iso: string): string {
  return moments.format(new Date(iso));
}

/** 'Nov 15 – 21, 2026', both days included. */
export function formatDayRange({ from, to }: { from: string; to: string }): string {
  return calendarDays.formatRange(new Date(from), new Date(to)).replaceAll(/\s/g, ' ');
}
