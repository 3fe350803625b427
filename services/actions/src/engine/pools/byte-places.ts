import { replaceParts } from '../replace-parts';
import { ProtocolError } from './protocol-error';

/** Keys that lead to bytes in a message. */
type BytePath = readonly string[];

/** Bytes that were taken out of a message, and their place. */
export interface BytePlace {
  readonly path: BytePath;
  readonly bytes: Uint8Array;
}

const UNSENDABLE: readonly string[] = ['function', 'symbol', 'bigint'];

/**
 * The message with null in the place of each `Uint8Array`, which JSON cannot carry. What holds no bytes is not copied.
 *
 * @throws {TypeError} it holds what cannot be sent, such as a function.
 */
export function takeBytes(message: object): { readonly message: unknown; readonly places: readonly BytePlace[] } {
  const places: BytePlace[] = [];
  const replaced = replaceParts(message, (part, path) => {
    if (UNSENDABLE.includes(typeof part)) throw new TypeError(`A ${typeof part} cannot be sent.`);
    if (!(part instanceof Uint8Array)) return undefined;
    places.push({ path: [...path], bytes: part });
    return null;
  });
  return { message: replaced, places };
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
