import { bottomOf } from './box';
import { foldText } from './fold-text';
import type { LaidOutPage, Line } from './to-lines';

/** Page headers and footers stand within this part of a page's height at its ends. */
const MARGIN = 0.12;

/** Texts at the ends of pages that are on several of them, numbers aside. */
export function findRepeatedMargins(pages: readonly LaidOutPage[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const page of pages) {
    const keys = new Set(page.lines.filter((line) => isAtEnd(line, page)).map(toKey));
    for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const least = Math.max(2, pages.length * 0.3);
  return new Set([...counts].filter(([, count]) => count >= least).map(([key]) => key));
}

const toKey = ({ text }: Line) =>
  foldText(text)
    .replace(/[\d ]+/gu, ' ')
    .trim();

function isAtEnd(line: Line, { height }: LaidOutPage): boolean {
  return line.y < height * MARGIN || bottomOf(line) > height * (1 - MARGIN);
}

/** Whether a line is a page header, a footer or a page number. */
export function isPageMargin(line: Line, page: LaidOutPage, repeated: ReadonlySet<string>): boolean {
  if (!isAtEnd(line, page)) return false;
  return (
    repeated.has(toKey(line)) ||
    /^\W*(?:page|p\.|página|pag\.)?\s*\d{1,4}(?:\s*(?:of|sur|de|\/|\||-|–)\s*\d{1,4})?\W*$/iu.test(line.text)
  );
}
