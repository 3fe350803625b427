/** Errors within this time after a remote unmounts are attributed to it, in milliseconds. */
const DEPARTURE_MS = 1_000;

const departures = new Map<string, number>();

/** Remembers that an area's page is being taken down. */
export function noteDeparture(name: string): void {
  departures.delete(name);
  departures.set(name, performance.now());
}

/**
 * The area other than `current` that was left just now, once. React hands an error thrown while unmounting to a boundary
 * that stays, which is the boundary of the page that is coming: without this, leaving a broken area would blame, and hide,
 * the next one. (A crash takes down the crashing area's own page, too; that is no departure.)
 */
export function takeDeparture(current?: string): string | undefined {
  const since = performance.now() - DEPARTURE_MS;
  const left = [...departures].find(([name, at]) => name !== current && at >= since)?.[0];
  departures.clear();
  return left;
}
