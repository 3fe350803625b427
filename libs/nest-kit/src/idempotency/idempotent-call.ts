import { createHash } from 'node:crypto';

/** What names a call that its caller may repeat: of all calls with one key, one is done. */
export interface IdempotentCall {
  readonly key: string;
  /** Tells a repetition from another call under the same key. */
  readonly requestHash: Buffer;
}

/**
 * Reads the `Idempotency-Key` of a call (draft-ietf-httpapi-idempotency-key-header). Undefined where the caller named none.
 *
 * @param request everything that makes it this call: JSON values, in an order that the service decides.
 */
export function toIdempotentCall(
  headers: { readonly 'idempotency-key'?: string | undefined },
  ...request: readonly unknown[]
): IdempotentCall | undefined {
  const key = headers['idempotency-key'];
  return key === undefined ? undefined : { key, requestHash: hashRequest(request) };
}

/**
 * The same JSON has the same hash, however it was written down.
 *
 * @decision D9
 */
function hashRequest(request: readonly unknown[]): Buffer {
  return createHash('sha256').update(JSON.stringify(request, sortMembers)).digest();
}

/** Serializers may write the members of an object in any order. */
function sortMembers(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}
