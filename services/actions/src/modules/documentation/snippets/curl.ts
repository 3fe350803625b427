import type { SnippetCall } from './snippet';

/** The call for a POSIX shell. */
export function toCurl({ url, input }: SnippetCall): string {
  return `curl ${url} \\
  -H "Authorization: Bearer $DECLIC_API_KEY" \\
  -H "Content-Type: application/json" \\
  -d ${quote(JSON.stringify(input))}`;
}

/** In single quotes, a shell takes every character as it is but the quote itself. */
function quote(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
