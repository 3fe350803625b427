const compiled = new Map<string, RegExp>();

/** The same pattern with other flags, compiled once. */
export function withFlags(pattern: RegExp, flags: string): RegExp {
  const key = `${flags} ${pattern.source}`;
  const known = compiled.get(key) ?? new RegExp(pattern.source, flags);
  compiled.set(key, known);
  return known;
}
