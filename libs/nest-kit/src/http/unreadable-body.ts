/**
 * Why the body of a request cannot be read. The parsers, which come before the guards, note it here instead of answering: a stranger
 * hears about access first, whatever they sent.
 */
export const unreadableBodies = new WeakMap<object, Error>();
