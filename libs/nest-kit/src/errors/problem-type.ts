/** The `type` of a problem: a relative reference (RFC 9457, section 3.1.1) that opens the page about its code at the public origin. */
export function problemType(code: string): string {
  return `/docs/errors/${code}`;
}
