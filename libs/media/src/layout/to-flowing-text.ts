import { appendText } from './append-text';
import { bottomOf, rightOf } from './box';
import { linesInReadingOrder } from './page-columns';
import { findRepeatedMargins, isPageMargin } from './page-margins';
import type { LaidOutPage, Line } from './to-lines';

/** A gap of more heights of the text begins a paragraph. */
const PARAGRAPH_GAP = 0.75;
/** Larger text is a heading; in heights of the smaller text. */
const HEADING_SIZE = 1.15;
/** Lines of one column begin within this distance of each other, in points. */
const INDENT = 60;

const LIST_ITEM = /^(?:[-–—•‣▪◦*·]|\(?\d{1,2}[.)]|[a-z]\))\s/u;

/**
 * The text of a document as it would be typed: a paragraph is one line, list items and headings have lines of their own, and an empty
 * line stands where the page leaves room. Page headers, footers and numbers are left out.
 */
export function toFlowingText(pages: readonly LaidOutPage[]): string {
  const repeated = findRepeatedMargins(pages);
  return pages
    .map((page) => joinPage(linesInReadingOrder(page).filter((line) => !isPageMargin(line, page, repeated))))
    .filter(Boolean)
    .reduce(joinPages, '');
}

function joinPage(lines: readonly Line[]): string {
  let text = '';
  let paragraph = '';
  let last: Line | undefined;
  for (const line of lines) {
    const content = line.cells.map((cell) => cell.text).join(' ');
    if (last && isSameBlock(last, line) && isWrapped(last, line, lines)) paragraph = appendText(paragraph, content);
    else {
      text += paragraph + (last ? (isSameBlock(last, line) ? '\n' : '\n\n') : '');
      paragraph = content;
    }
    last = line;
  }
  return text + paragraph;
}

/** A sentence that goes on with a small letter on the next page is one paragraph. */
function joinPages(text: string, page: string): string {
  if (text === '') return page;
  return /[^.!?:…]$/u.test(text) && /^\p{Ll}/u.test(page) && !LIST_ITEM.test(page)
    ? appendText(text, page)
    : `${text}\n\n${page}`;
}

function isSameBlock(last: Line, line: Line): boolean {
  const gap = line.y - bottomOf(last);
  const size = Math.min(last.height, line.height);
  return gap >= -size && gap <= PARAGRAPH_GAP * size && Math.max(last.height, line.height) <= HEADING_SIZE * size;
}

/** The line was broken because its next word did not fit into the column, or in the middle of a sentence. */
function isWrapped(last: Line, line: Line, lines: readonly Line[]): boolean {
  if (LIST_ITEM.test(line.text)) return false;
  if (/^\p{Ll}/u.test(line.text) && !/[.!?:]$/u.test(last.text)) return true;
  const columnRight = Math.max(
    ...lines
      .filter((other) => Math.abs(other.x - last.x) < INDENT && other.height <= HEADING_SIZE * last.height)
      .map(rightOf),
  );
  const firstWord = line.text.split(/\s/u, 1)[0] ?? '';
  const letterWidth = line.width / Math.max(1, line.text.length);
  return rightOf(last) + (firstWord.length + 1) * letterWidth > columnRight;
}
