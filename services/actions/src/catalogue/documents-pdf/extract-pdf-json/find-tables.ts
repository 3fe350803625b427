import { bottomOf, type Box, type Line, roundBox, findUnion } from '@declic/media/layout';
import { assignColumns } from '../../../documents/assign-columns';
import type { DocumentPage } from '../../../documents/read-document';

export interface FoundTable {
  readonly page: number;
  readonly box: Box;
  /** The texts of the heading, or null where the first row has values. */
  readonly columns: readonly string[] | null;
  readonly rows: readonly (readonly string[])[];
}

/** A gap of more heights of the text ends a table. */
const LARGEST_GAP = 2.2;
const MIN_ROWS = 3;
const MAX_TABLES = 200;

/** Tables by the places of their cells: rows of two and more cells that stand in common columns. */
export function findTables(pages: readonly DocumentPage[]): FoundTable[] {
  return pages
    .flatMap((page) => groupRows(page.lines).flatMap((lines) => toTable(lines, page.number) ?? []))
    .slice(0, MAX_TABLES);
}

/** Neighbouring lines with several cells. A line of one cell between goes with them: a text that was wrapped. */
function groupRows(lines: readonly Line[]): Line[][] {
  const groups: Line[][] = [];
  let group: Line[] = [];
  const close = () => {
    while (group.at(-1)?.cells.length === 1) group.pop();
    groups.push(group);
    group = [];
  };
  for (const line of lines) {
    const last = group.at(-1);
    const isNear = !last || line.y - bottomOf(last) <= LARGEST_GAP * Math.max(line.height, last.height);
    const isWrapped = line.cells.length === 1 && last !== undefined && line.y - bottomOf(last) < line.height * 0.8;
    if (!isNear || (line.cells.length === 1 && !isWrapped)) close();
    if (line.cells.length > 1 || (isWrapped && group.length > 0)) group.push(line);
  }
  close();
  return groups;
}

function toTable(lines: readonly Line[], page: number): FoundTable | null {
  const columns = columnsOf(lines.filter(({ cells }) => cells.length > 1));
  if (lines.length < MIN_ROWS || columns.length < 2) return null;
  const rows: string[][] = [];
  for (const line of lines) {
    const row = Array.from({ length: columns.length }, () => '');
    assignColumns(line.cells, columns).forEach((column, index) => {
      row[column] = [row[column], line.cells[index]?.text].filter(Boolean).join(' ');
    });
    const previous = rows.at(-1);
    if (line.cells.length === 1 && previous)
      rows[rows.length - 1] = previous.map((text, index) => [text, row[index]].filter(Boolean).join(' '));
    else rows.push(row);
  }
  const [head = [], ...others] = rows;
  if (rows.length < MIN_ROWS || !isRegular(rows)) return null;
  const hasHeading = head.every((text) => !/\d/u.test(text)) && head.filter((text) => text !== '').length >= 2;
  return { page, box: roundBox(findUnion(lines)), columns: hasHeading ? head : null, rows: hasHeading ? others : rows };
}

/** Most rows fill most columns; what stands side by side by chance does not. Two columns are a table only when they are full. */
function isRegular(rows: readonly (readonly string[])[]): boolean {
  const columns = rows[0]?.length ?? 0;
  const filled = rows.map((row) => row.filter((text) => text !== '').length);
  if (columns === 2) return rows.length > MIN_ROWS && filled.every((count) => count === 2);
  return filled.filter((count) => count >= Math.max(2, columns * 0.6)).length >= rows.length * 0.5;
}

/** The places of the columns by the fullest rows: those with the most cells of which there are two at least. */
function columnsOf(lines: readonly Line[]): Box[] {
  const counts = lines.map(({ cells }) => cells.length);
  const most = Math.max(0, ...counts.filter((count) => counts.filter((other) => other === count).length >= 2));
  const full = lines.filter(({ cells }) => cells.length === most);
  return Array.from({ length: most }, (_, index) => findUnion(full.flatMap(({ cells }) => cells[index] ?? [])));
}
