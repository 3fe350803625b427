import type { DocumentPage } from './read-document';

const NUMERIC = /(?<!\d)(\d{1,2})[-/.](\d{1,2})[-/.]\d{2,4}(?!\d)/gu;

/** Whether a date on the pages that has only one reading puts its month first; null where there is none, or both. */
export function isMonthFirstIn(pages: readonly DocumentPage[]): boolean | null {
  const text = pages.flatMap(({ lines }) => lines.map((line) => line.text)).join('\n');
  const pairs = [...text.matchAll(NUMERIC)].map((match) => [Number(match[1]), Number(match[2])] as const);
  const monthFirst = pairs.some(([first, second]) => first <= 12 && second > 12 && second <= 31);
  const dayFirst = pairs.some(([first, second]) => first > 12 && first <= 31 && second <= 12);
  return monthFirst === dayFirst ? null : monthFirst;
}
