/**
 * Why the body of a request cannot be read. Parsers run before the guards, so they record the fault here: an unauthorised
 * caller gets 401 first.
 */
export const unreadableBodies = new WeakMap<object, Error>();
