/** An error that comes so soon after an area was left is the leaving area's. */
const DEPARTURE_MS = 1_000;

let departed: { name: string; at: number } | undefined;

/** Remembers that an area's page is being taken down. */
export function noteDeparture(name: string): void {
  departed = { name, at: performance.now() };
}

/**
 * The area that was left just now, once. React hands an error thrown while unmounting to a boundary that stays, which is
 * the boundary of the page that is coming: without this, leaving a broken area would blame, and hide, the next one.
 */
export function takeDeparture(): string | undefined {
  const last = departed;
  departed = undefined;
  return last && performance.now() - last.at < DEPARTURE_MS ? last.name : undefined;
}
