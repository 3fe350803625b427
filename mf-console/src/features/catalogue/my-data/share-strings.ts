import type { Matched } from './compute-fits';

/** Longer strings are sent once: a message copies a string as often as it holds it. */
const LONG = 1_000;
const MARK = '\u0000shared:';

interface Shared {
  readonly matched: Matched;
  readonly shared: readonly string[];
}

/** Replaces long strings of the payloads with their place in a list. */
export function shareStrings({ label, fits }: Matched): Shared {
  const places = new Map<string, number>();
  const replace = (value: unknown): unknown => {
    if (typeof value !== 'string' || value.length < LONG) return value;
    const place = places.get(value) ?? places.size;
    places.set(value, place);
    return `${MARK}${place}`;
  };
  const sent = fits.map((fit) => ({ ...fit, payload: mapValues(fit.payload, replace) }));
  return { matched: { label, fits: sent }, shared: [...places.keys()] };
}

/** The payloads as they were. */
export function restoreStrings({ matched: { label, fits }, shared }: Shared): Matched {
  const restore = (value: unknown): unknown =>
    typeof value === 'string' && value.startsWith(MARK) ? shared[Number(value.slice(MARK.length))] : value;
  return { label, fits: fits.map((fit) => ({ ...fit, payload: mapValues(fit.payload, restore) })) };
}

function mapValues(payload: Readonly<Record<string, unknown>>, map: (value: unknown) => unknown) {
  return Object.fromEntries(Object.entries(payload).map(([key, value]) => [key, map(value)]));
}
