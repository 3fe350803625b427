import { ProtocolError } from './protocol-error';

/** Keys that lead to bytes in a message. */
export type BytePath = readonly string[];

/** Bytes that were taken out of a message, and their place. */
export interface BytePlace {
  readonly path: BytePath;
  readonly bytes: Uint8Array;
}

/**
 * The message with null in the place of each `Uint8Array`, which JSON cannot carry. What holds no bytes is not copied.
 *
 * @throws {TypeError} it holds what cannot be sent, such as a function.
 */
export function takeBytes(message: object): { readonly message: unknown; readonly places: readonly BytePlace[] } {
  const places: BytePlace[] = [];
  return { message: replaceBytes(message, [], places), places };
}

function replaceBytes(value: unknown, path: string[], places: BytePlace[]): unknown {
  if (value instanceof Uint8Array) {
    places.push({ path: [...path], bytes: value });
    return null;
  }
  if (['function', 'symbol', 'bigint'].includes(typeof value)) throw new TypeError(`A ${typeof value} cannot be sent.`);
  if (typeof value !== 'object' || value === null) return value;
  const known = places.length;
  const entries = Object.entries(value).map(([key, item]) => {
    path.push(key);
    const replaced = replaceBytes(item, path, places);
    path.pop();
    return [key, replaced] as const;
  });
  if (places.length === known) return value;
  return Array.isArray(value) ? entries.map(([, item]) => item) : Object.fromEntries(entries);
}

/**
 * Puts bytes into their place.
 *
 * @throws {ProtocolError} the message has no such place.
 */
export function putBytes(message: unknown, { path, bytes }: BytePlace): void {
  const key = path.at(-1) ?? '';
  const holder = path.slice(0, -1).reduce(readOwn, message);
  if (readOwn(holder, key) !== null) throw new ProtocolError('It sent bytes that have no place.');
  Object.defineProperty(holder, key, { value: bytes, writable: true, enumerable: true, configurable: true });
}

function readOwn(holder: unknown, key: string): unknown {
  return typeof holder === 'object' && holder !== null
    ? Object.getOwnPropertyDescriptor(holder, key)?.value
    : undefined;
}
