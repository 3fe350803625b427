import { toPrintable } from '../answer-reports/to-printable.ts';

export interface Column<Row> {
  title: string;
  value: (row: Row) => string;
  /** Numbers end at the same place. */
  align?: 'end';
  /** What is left of it when the table is too wide for the terminal. */
  shrinkTo?: number;
}

const GAP = '  ';
const ELLIPSIS = '…';

/** Lays rows out as lines of at most `width` characters. Columns that may shrink are cut, the longest first. */
export function textTable<Row>(rows: readonly Row[], columns: readonly Column<Row>[], width: number): string[] {
  const cells = [
    columns.map(({ title }) => title),
    ...rows.map((row) => columns.map(({ value }) => toPrintable(value(row)))),
  ];
  const natural = columns.map((_, index) => Math.max(...cells.map((line) => line[index]?.length ?? 0)));
  const widths = fitWidths(natural, columns, width);
  return cells.map((line) =>
    line
      .map((cell, index) => pad(cell, widths[index] ?? 0, columns[index]?.align))
      .join(GAP)
      .trimEnd(),
  );
}

/** The first `length` characters of a text, with an ellipsis as the last one where it was longer. */
export function cut(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, Math.max(length - 1, 0))}${ELLIPSIS}`;
}

/** A text in lines of at most `length` characters, broken at its spaces where it can be; none for an empty one. */
export function wrap(text: string, length: number): string[] {
  const lines: string[] = [];
  let rest = text;
  while (rest.length > length) {
    const space = rest.lastIndexOf(' ', length);
    const end = space > 0 ? space : length;
    lines.push(rest.slice(0, end));
    rest = rest.slice(end).trimStart();
  }
  return rest === '' ? lines : [...lines, rest];
}

function fitWidths<Row>(natural: readonly number[], columns: readonly Column<Row>[], width: number): number[] {
  const widths = [...natural];
  const total = () => widths.reduce((sum, one) => sum + one, 0) + GAP.length * (columns.length - 1);
  while (total() > width) {
    const widest = columns
      .map(({ shrinkTo }, index) => ({ index, room: shrinkTo === undefined ? 0 : (widths[index] ?? 0) - shrinkTo }))
      .filter(({ room }) => room > 0)
      .toSorted((one, other) => other.room - one.room)[0];
    if (!widest) break;
    widths[widest.index] = (widths[widest.index] ?? 0) - 1;
  }
  return widths;
}

function pad(cell: string, width: number, align: 'end' | undefined): string {
  const text = cut(cell, width);
  const space = ' '.repeat(Math.max(width - text.length, 0));
  return align === 'end' ? `${space}${text}` : `${text}${space}`;
}
