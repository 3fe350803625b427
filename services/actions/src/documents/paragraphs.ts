import {
  appendText,
  bottomOf,
  findRepeatedMargins,
  isPageMargin,
  type Line,
  linesInReadingOrder,
} from '@declic/media/layout';
import type { DocumentPage } from './read-document';

/** A paragraph of running text, with the page that each part of it stands on. */
export interface Paragraph {
  readonly text: string;
  /** By offset in the text: from there on it stands on this page. */
  readonly pages: readonly { readonly from: number; readonly page: number }[];
  /** The heading that it stands below, or null. */
  readonly heading: string | null;
}

/** Larger text is a heading; in heights of the body. */
const HEADING_SIZE = 1.15;
const HEADING_WORDS = 14;
/** A gap of more heights of the text begins a paragraph. */
const PARAGRAPH_GAP = 0.75;

/** Of a cell of a table, in characters on average. */
const ROW_LENGTH = 20;

interface Block {
  readonly page: number;
  readonly lines: Line[];
}

/** The paragraphs of a document without headings, page headers, footers and tables. */
export function toParagraphs(pages: readonly DocumentPage[]): Paragraph[] {
  const repeated = findRepeatedMargins(pages);
  const body = bodySize(pages);
  const paragraphs: Paragraph[] = [];
  let heading: string | null = null;
  let isJoinable = false;
  for (const page of pages) {
    const lines = linesInReadingOrder(page).filter((line) => !isPageMargin(line, page, repeated));
    for (const block of toBlocks(lines, page.number)) {
      const text = joinLines(block.lines);
      if (isHeading(block, text, body)) {
        heading = text;
        isJoinable = false;
      } else if (isProse(block, text)) {
        const last = isJoinable ? paragraphs.at(-1) : undefined;
        if (last && continues(last.text, text)) paragraphs[paragraphs.length - 1] = join(last, text, page.number);
        else paragraphs.push({ text, pages: [{ from: 0, page: page.number }], heading });
        isJoinable = true;
      }
    }
  }
  return paragraphs;
}

/** The page on which the text at an offset stands. */
export function pageAt({ pages }: Paragraph, offset: number): number {
  return pages.findLast(({ from }) => from <= offset)?.page ?? pages[0]?.page ?? 1;
}

/** The height that most letters have. */
function bodySize(pages: readonly DocumentPage[]): number {
  const letters = new Map<number, number>();
  for (const { text, height } of pages.flatMap(({ lines }) => lines)) {
    const size = Math.round(height * 2) / 2;
    letters.set(size, (letters.get(size) ?? 0) + text.length);
  }
  return [...letters].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 10;
}

function toBlocks(lines: readonly Line[], page: number): Block[] {
  const blocks: Block[] = [];
  for (const line of lines) {
    const block = blocks.at(-1);
    const last = block?.lines.at(-1);
    if (block && last && isSameBlock(last, line)) block.lines.push(line);
    else blocks.push({ page, lines: [line] });
  }
  return blocks;
}

function isSameBlock(last: Line, line: Line): boolean {
  const gap = line.y - bottomOf(last);
  const size = Math.min(last.height, line.height);
  if (gap < -size || gap > PARAGRAPH_GAP * size || isRow(last) !== isRow(line)) return false;
  if (Math.max(last.height, line.height) > HEADING_SIZE * size) return false;
  return !/^(?:[-–•‣▪◦*]|\(?\d{1,2}[.)]|[a-z]\))\s/u.test(line.text);
}

/** A row of a table: several short texts. Widely set prose has gaps, too, but longer texts between them. */
function isRow({ text, cells }: Line): boolean {
  return cells.length >= 3 && text.length < ROW_LENGTH * cells.length;
}

/** The text of lines: a word that was divided at the end of a line is whole again. */
function joinLines(lines: readonly Line[]): string {
  return lines.reduce((text, line) => appendText(text, line.cells.map((cell) => cell.text).join(' ')), '');
}

function isHeading({ lines }: Block, text: string, body: number): boolean {
  const words = text.split(/\s+/u).length;
  if (lines.length > 3 || words > HEADING_WORDS * 2) return false;
  const size = Math.max(...lines.map(({ height }) => height));
  if (size > HEADING_SIZE * body && !/[.!?]$/u.test(text)) return true;
  const isShort = words <= HEADING_WORDS && !/[.!?…:;,»”"]$/u.test(text);
  return isShort && !/^\p{Ll}/u.test(text);
}

/** Sentences, no table and no list of figures. */
function isProse({ lines }: Block, text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return letters >= 20 && letters >= 0.6 * text.replaceAll(' ', '').length && !lines.every(isRow);
}

/** A paragraph goes on where its last sentence has no end. */
function continues(before: string, after: string): boolean {
  return !/[.!?…]["'”’»)\]]*$/u.test(before) && /^[\p{Ll}\p{N}("«]/u.test(after);
}

function join(paragraph: Paragraph, text: string, page: number): Paragraph {
  const joined = appendText(paragraph.text, text);
  return { ...paragraph, text: joined, pages: [...paragraph.pages, { from: joined.length - text.length, page }] };
}
