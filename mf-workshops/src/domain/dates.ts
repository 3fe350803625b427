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
const time = new Intl.DateTimeFormat('fr-FR', { ...zone, hour: '2-digit', minute: '2-digit' });

/** « mardi 24 novembre 2026 » */
export const longDate = (iso: string): string => withFirst(long.format(new Date(iso)));

/** « mar. 24 novembre » */
export const shortDate = (iso: string): string => withFirst(short.format(new Date(iso)));

/** « 18:30 » */
export const timeOfDay = (iso: string): string => time.format(new Date(iso));

/** French says « 1er mars » and then « 2 mars », which Intl does not know. */
function withFirst(date: string): string {
  return date.replace(/\b1 (?=\p{L})/u, '1er ');
}
