/** In single quotes, a shell takes every character as it is but the quote itself. */
export function quoteForShell(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
