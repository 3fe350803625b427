import { trimmedSpan, type Span } from './span';

const BULLET = /^\s*(?:[-–—*•‣▪◦·]|\(?\d{1,3}[.)]|\(?[a-zA-Z]\))\s+/u;

/** A line of at least this length without a full stop was probably wrapped by an editor or a mail program. */
const WRAPPED_LINE_LENGTH = 60;

/** Paragraphs, list items and headings of a plain text: lines that were only wrapped stay together. Bullets are left out. */
export function splitBlocks(text: string): Span[] {
  const blocks: Span[] = [];
  let start = 0;
  let previous = '';
  const close = (end: number) => {
    const marker = BULLET.exec(text.slice(start, Math.min(end, start + 20)));
    const block = trimmedSpan(text, start + (marker?.[0].length ?? 0), end);
    if (block) blocks.push(block);
    start = end;
  };
  for (const { index, line } of lines(text)) {
    if (index > start && !continues(previous, line)) close(index);
    previous = line;
  }
  close(text.length);
  return blocks;
}

function* lines(text: string): Generator<{ index: number; line: string }> {
  let index = 0;
  while (index < text.length) {
    const found = text.indexOf('\n', index);
    const end = found === -1 ? text.length : found;
    yield { index, line: text.slice(index, end) };
    index = end + 1;
  }
}

function continues(previous: string, line: string): boolean {
  const before = previous.trim();
  const after = line.trim();
  if (before === '' || after === '' || BULLET.test(line)) return false;
  if (/[.!?…:;]["'”’»)]?$/u.test(before)) return false;
  return /^[\p{Ll}(]/u.test(after) || before.endsWith(',') || before.length >= WRAPPED_LINE_LENGTH;
}
