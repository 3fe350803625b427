/** Offsets in a text. They count UTF-16 units, as JavaScript and JSON clients do. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** A part of a source text: `source.slice(start, end) === text`. */
export interface Span extends TextRange {
  readonly text: string;
}

export function overlaps(one: TextRange, other: TextRange): boolean {
  return one.start < other.end && other.start < one.end;
}

/** The span of `source` between two offsets, without the white space around it; null when nothing is left. */
export function trimmedSpan(source: string, start: number, end: number): Span | null {
  const raw = source.slice(start, end);
  const text = raw.trim();
  if (text === '') return null;
  const from = start + raw.indexOf(text);
  return { text, start: from, end: from + text.length };
}

/** On one line, for showing: a quote may run over the line breaks of its source. */
export function onOneLine(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}
