import { WAITLIST_OFFER } from '@declic/openapi/texts';

/**
 * The figures that the public pages name, each in this one place.
 *
 * @decision D18
 */
const CLAIMS = {
  actions: '100+',
  templates: '40+',
  others: '+80',
  credits: String(WAITLIST_OFFER.credits),
  places: String(WAITLIST_OFFER.places),
  bullets: '5',
  wins: '10',
  videoSeconds: '15',
  latency: '15',
  minutes: '3',
} as const;

/** Texts with the figures in the place of their names: `{credits}` becomes `500`. Other names stay. */
export function withClaims<Texts>(texts: Texts): Texts {
  return JSON.parse(
    JSON.stringify(texts, (_key, value: unknown) => (typeof value === 'string' ? fill(value, CLAIMS) : value)),
  ) as Texts; // the same shape
}

/** A text with values in the place of their names. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}
