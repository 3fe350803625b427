/** A column's name without case, accents, spaces and signs: "E-Mail address" and "email_address" are the same. */
export function toColumnKey(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
}

/** The first column that has one of these names, in the order of the names. */
export function findColumn(columns: readonly string[], names: readonly string[]): string | null {
  const keys = columns.map(toColumnKey);
  for (const name of names) {
    const at = keys.indexOf(toColumnKey(name));
    if (at >= 0) return columns[at] ?? null;
  }
  return null;
}
