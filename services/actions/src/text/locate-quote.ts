import type { Span } from './span';

/** Where a quote stands in its source; white space and the form of quotation marks may differ. Null when it is not there. */
export function locateQuote(source: string, quote: string, from = 0): Span | null {
  const exact = source.indexOf(quote, from);
  if (exact !== -1) return { text: quote, start: exact, end: exact + quote.length };
  const parts = quote
    .trim()
    .slice(0, 5_000)
    .split(/\s+/u)
    .map((part) =>
      part
        .replace(/[.*+?^${}()|[\]\\/]/gu, '\\$&')
        .replace(/['’]/gu, "['’]")
        .replace(/["“”]/gu, '["“”]'),
    );
  if (parts.join('') === '') return null;
  const found = new RegExp(parts.join('\\s{1,8}'), 'u').exec(source.slice(from));
  if (!found) return null;
  const start = from + found.index;
  return { text: found[0], start, end: start + found[0].length };
}

/** The number of the line, from 1, that holds an offset. */
export function lineAt(text: string, offset: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at !== -1 && at < offset; at = text.indexOf('\n', at + 1)) line += 1;
  return line;
}
