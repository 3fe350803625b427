/** Whether `If-None-Match` has the entity tag, by weak comparison (RFC 9110, 13.1.2). */
export function namesTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  const opaque = (value: string) => value.trim().replace(/^W\//, '');
  return header.trim() === '*' || header.split(',').some((value) => opaque(value) === opaque(tag));
}
