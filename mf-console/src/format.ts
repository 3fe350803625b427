/** The console speaks English: numbers and dates must not mix another language into its sentences. */
const LOCALE = 'en';

const numbers = new Intl.NumberFormat(LOCALE);
const dates = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium' });
const longDates = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long' });
const dateTimes = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeStyle: 'short' });
const moments = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeStyle: 'medium' });

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

/** '$149', '€9.50': an amount in the smallest unit of its currency. */
export function formatMoney(amount: number, currency: string): string {
  const money = new Intl.NumberFormat(LOCALE, { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' });
  return money.format(amount / 10 ** (money.resolvedOptions().maximumFractionDigits ?? 2));
}

/** '120 calls a minute'. */
export function formatCallLimit(callsPerMinute: number): string {
  return `${formatNumber(callsPerMinute)} calls a minute`;
}

/** '1 credit', '2 credits', '1,200 credits'. */
export function formatCredits(count: number): string {
  return `${formatNumber(count)} ${count === 1 ? 'credit' : 'credits'}`;
}

/** To the second. */
export function formatMoment(iso: string): string {
  return moments.format(new Date(iso));
}

/** '0.4 ms', '12 ms', '1.2 s'. */
export function formatDuration(milliseconds: number): string {
  if (milliseconds >= 1_000) return `${(milliseconds / 1_000).toFixed(1)} s`;
  return `${milliseconds < 10 ? milliseconds.toFixed(1) : Math.round(milliseconds)} ms`;
}
