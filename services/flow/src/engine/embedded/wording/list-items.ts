/** "a, b and c" with the conjunction of the language. */
export function listItems(items: readonly string[], conjunction: string): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} ${conjunction} ${last}`;
}
