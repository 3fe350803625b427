/** Workshops are announced, mailed and held in Paris time, wherever the reader is. */
const zone = { timeZone: 'Europe/Paris' } as const;

const long = new Intl.DateTimeFormat('fr-FR', {
  ...zone,
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
const short = new Intl.DateTimeFormat('fr-FR', { ...zone, weekday: 'short', day: 'numeric', month: 'long' });

const day = new Intl.DateTimeFormat('fr-FR', { ...zone, day: 'numeric', month: 'long' });

/** « mardi 24 novembre 2026 » */
export const longDate = (iso: string): string => withFirst(long.format(new Date(iso)));

/** « mar. 24 novembre » */
export const shortDate = (iso: string): string => withFirst(short.format(new Date(iso)));

/** « 24 novembre à 18:30 », in Paris. */
export const formatDateTime = (iso: string): string => `${withFirst(day.format(new Date(iso)))} à ${timeOfDay(iso)}`;

/** « 18:30 » */
export const timeOfDay = (iso: string): string => timeIn(new Date(iso), zone.timeZone);

/** « 18:30 » on a clock of a time zone. */
export function timeIn(at: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('fr-FR', { timeZone, hour: '2-digit', minute: '2-digit' }).format(at);
}

/** Whether two time zones have the same day at a moment. */
export function sameDay(at: Date, one: string, other: string): boolean {
  const day = (timeZone: string) => new Intl.DateTimeFormat('fr-FR', { timeZone }).format(at);
  return day(one) === day(other);
}

/** French says « 1er mars » and then « 2 mars », which Intl does not know. */
function withFirst(date: string): string {
  return date.replace(/\b1 (?=\p{L})/u, '1er ');
}
