const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** Tells ids from references and from other texts. */
export function isSessionId(text: string): boolean {
  return UUID.test(text);
}
