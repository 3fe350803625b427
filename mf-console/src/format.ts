/** The console speaks English: numbers and dates must not mix another language into its sentences. */
const LOCALE = 'en';

const numbers = new Intl.NumberFormat(LOCALE);
const dates = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium' });
const longDates = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long' });
const dateTimes = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeStyle: 'short' });

export function formatNumber(value: number): string {
  return numbers.format(value);
}

export function formatDate(iso: string): string {
  return dates.format(new Date(iso));
}

export function formatLongDate(iso: string): string {
  return longDates.format(new Date(iso));
}

export function formatDateTime(iso: string): string {
  return dateTimes.format(new Date(iso));
}

/** '120 calls a minute'. */
export function formatCallLimit(callsPerMinute: number): string {
  return `${formatNumber(callsPerMinute)} calls a minute`;
}

/** '1 credit', '2 credits', '1,200 credits'. */
export function formatCredits(count: number): string {
  return `${formatNumber(count)} ${count === 1 ? 'credit' : 'credits'}`;
}
