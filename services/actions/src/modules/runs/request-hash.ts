import { createHash } from 'node:crypto';

/**
 * Tells one call from another: the same action with the same JSON, however it was written down.
 *
 * @decision D9
 */
export function requestHashOf(slug: string, payload: unknown): Buffer {
  return createHash('sha256')
    .update(JSON.stringify([slug, payload ?? null], inOneOrder))
    .digest();
}

/** Serializers may write the members of an object in any order. */
function inOneOrder(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}
