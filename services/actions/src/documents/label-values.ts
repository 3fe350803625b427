import { bottomOf, type Box, type Cell, rightOf } from '@declic/media/layout';
import type { LabelHit } from './labels';
import type { DocumentPage } from './read-document';

/** A text that may be the value of a label, by where it stands. */
export interface ValueCandidate {
  readonly text: string;
  readonly cell: Cell;
  readonly page: DocumentPage;
  readonly relation: 'same' | 'right' | 'below';
}

/** Values stand at most so many heights of the label below it. */
const REACH_BELOW = 3.2;
/** Left or right edges this close are one column. */
const SAME_EDGE = 4;

/** The texts that may be a label's value, the likeliest place first: in its cell, to its right, below it. */
export function valuesOf(hit: LabelHit<string>): ValueCandidate[] {
  const { page, cell, line, cellIndex, rest } = hit;
  if (rest !== '') return [{ text: rest, cell, page, relation: 'same' }];
  const right = line.cells[cellIndex + 1];
  const below = cellBelow(hit);
  return [
    ...(right ? [{ text: right.text, cell: right, page, relation: 'right' as const }] : []),
    ...(below ? [{ text: below.text, cell: below, page, relation: 'below' as const }] : []),
  ];
}

/** The nearest cell in the label's column below it. */
function cellBelow({ page, cell, lineIndex }: LabelHit<string>): Cell | null {
  for (const line of page.lines.slice(lineIndex + 1)) {
    if (line.y - bottomOf(cell) > REACH_BELOW * cell.height) return null;
    const found = line.cells.find((below) => isSameColumn(cell, below));
    if (found) return found;
  }
  return null;
}

/** Whether one stands in the column of the other: common edges, or the one within the other. */
export function isSameColumn(above: Box, below: Box): boolean {
  if (Math.abs(above.x - below.x) <= SAME_EDGE || Math.abs(rightOf(above) - rightOf(below)) <= SAME_EDGE) return true;
  const overlap = Math.min(rightOf(above), rightOf(below)) - Math.max(above.x, below.x);
  return overlap > 0.5 * Math.min(above.width, below.width);
}
