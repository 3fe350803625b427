import { type Box, centerOf, rightOf } from '@declic/media/layout';

/** Taken off the distance of a cell that stands below its heading. */
const OVERLAP_BONUS = 30;

/**
 * The column of each cell of a row, as indices of the headings, both from left to right: the assignment with the least distances
 * that keeps the order. Cells beyond the number of headings stand in the nearest column.
 */
export function assignColumns(cells: readonly Box[], headings: readonly Box[]): number[] {
  if (cells.length > headings.length) return cells.map((cell) => nearest(cell, headings));
  // costs[i][j]: the least cost of the first i cells in the first j columns.
  const costs = cells.reduce<number[][]>(
    (rows, cell, i) => {
      const before = rows[i] ?? [];
      const row = [Infinity];
      headings.forEach((heading, j) => {
        row.push(Math.min(row[j] ?? Infinity, (before[j] ?? Infinity) + distance(cell, heading)));
      });
      return [...rows, row];
    },
    [headings.reduce<number[]>((row) => [...row, 0], [0])],
  );
  return trace(costs, cells.length, headings.length);
}

function trace(costs: readonly number[][], cells: number, headings: number): number[] {
  const columns: number[] = [];
  for (let i = cells, j = headings; i > 0; j -= 1) {
    if (costs[i]?.[j] === costs[i]?.[j - 1] && j > i) continue;
    columns.unshift(j - 1);
    i -= 1;
  }
  return columns;
}

function nearest(cell: Box, headings: readonly Box[]): number {
  const distances = headings.map((heading) => distance(cell, heading));
  return distances.indexOf(Math.min(...distances));
}

/** Between common edges or middles, in points. */
function distance(cell: Box, heading: Box): number {
  const overlap = Math.min(rightOf(cell), rightOf(heading)) - Math.max(cell.x, heading.x);
  const edges = [cell.x - heading.x, rightOf(cell) - rightOf(heading), centerOf(cell) - centerOf(heading)];
  return Math.min(...edges.map(Math.abs)) - (overlap > 0 ? OVERLAP_BONUS : 0);
}
