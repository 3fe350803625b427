import { sameDay, timeIn } from './dates';

const PARIS = 'Europe/Paris';

/** The time zone that the visitor's device is set to. */
export const visitorZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** What a clock beside the visitor shows when a workshop begins. */
export interface VisitorTime {
  /** « 12:30 », with the day where that is another one than in Paris. */
  readonly time: string;
  /** « heure d’été de l’Est nord-américain » */
  readonly zoneName: string;
}

/** Undefined where clocks show the same as in Paris at that moment. */
export function visitorTime(iso: string, zone = visitorZone()): VisitorTime | undefined {
  const at = new Date(iso);
  if (timeIn(at, zone) === timeIn(at, PARIS) && sameDay(at, zone, PARIS)) return undefined;
  const day = sameDay(at, zone, PARIS) ? '' : `${shortDay(at, zone)}, `;
  return { time: `${day}${timeIn(at, zone)}`, zoneName: nameZone(at, zone) };
}

const shortDay = (at: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('fr-FR', { timeZone, weekday: 'short', day: 'numeric', month: 'short' }).format(at);

function nameZone(at: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('fr-FR', { timeZone, timeZoneName: 'long' }).formatToParts(at);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
