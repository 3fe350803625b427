import { type Cell, roundBox } from '@declic/media/layout';
import { findAmounts } from '../../../documents/amounts';
import { valuesOf } from '../../../documents/label-values';
import type { LabelHit } from '../../../documents/labels';
import type { DocumentPage } from '../../../documents/read-document';
import type { Language } from '../../../text/languages';
import type { Found } from './invoice';
import type { InvoiceField } from './invoice-labels';

export type Hit = LabelHit<InvoiceField>;

/** Amounts agree when they differ by less, because lines are rounded one by one. */
export const TOLERANCE = 0.025;

/** The last amount behind the label on its line, up to the next label; else the amount below it. */
export function amountOf(hit: Hit, language: Language): Found<number> | null {
  const own = findAmounts(hit.rest, language).at(-1);
  if (own) return toFound(own, hit.cell, hit.page);
  for (const cell of rowOf(hit).toReversed()) {
    const amount = findAmounts(cell.text, language).at(-1);
    if (amount) return toFound(amount, cell, hit.page);
  }
  if (hit.rest !== '' && !/^[(@\d%]/u.test(hit.rest)) return null;
  const below = valuesOf({ ...hit, rest: '' }).find(({ relation }) => relation === 'below');
  const amount =
    below && /^[^\p{L}]*(?:[A-Z]{3})?[^\p{L}]*$/u.test(below.text)
      ? findAmounts(below.text, language).at(-1)
      : undefined;
  return below && amount ? toFound(amount, below.cell, hit.page) : null;
}

/** The cells to the right of a label up to the next text. */
export function rowOf({ line, cellIndex }: Hit): Cell[] {
  const rest = line.cells.slice(cellIndex + 1);
  const end = rest.findIndex(({ text }) => /\p{L}{4}/u.test(text));
  return end === -1 ? rest : rest.slice(0, end);
}

export function toFound(
  { value, text }: { value: number; text: string },
  cell: Cell,
  page: DocumentPage,
): Found<number> {
  return { value, confidence: cell.confidence, page: page.number, box: roundBox(cell), quote: text };
}
