/** What a control without words of its own shows for a value of another kind, as JSON mode may have left it. */
export function toText(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
