import type { Size } from '../geometry';
import { bottomOf, rightOf, findUnion, type Box } from './box';

/** Text with its place, as a PDF or the text recognition gives it. */
export interface Run extends Box {
  readonly text: string;
  /** 0 to 1; 1 where the text is part of the file. */
  readonly confidence?: number;
}

/** Words that stand together: a cell of a table, a label, a line of a paragraph. */
export interface Cell extends Box {
  readonly text: string;
  readonly confidence: number;
}

/** What stands on one height of a page, from left to right. */
export interface Line extends Box {
  /** The cells with a tabulator between. */
  readonly text: string;
  readonly cells: readonly Cell[];
}

/** The lines of one page with its size. */
export interface LaidOutPage extends Size {
  readonly lines: readonly Line[];
}

/** Wider gaps separate cells, narrower ones words; in heights of the text. */
const CELL_GAP = 1;
const WORD_GAP = 0.12;

/** The lines of a page from its runs, from top to bottom. */
export function toLines(runs: readonly Run[]): Line[] {
  const rows: Run[][] = [];
  for (const run of [...runs].sort((a, b) => middleOf(a) - middleOf(b))) {
    const row = rows.at(-1);
    if (row && isOnRow(row, run)) row.push(run);
    else rows.push([run]);
  }
  return rows.map(toLine).sort((a, b) => a.y - b.y);
}

function isOnRow(row: readonly Run[], run: Run): boolean {
  const last = row.at(-1);
  const first = row[0];
  if (!last || !first) return false;
  const reach = Math.min(last.height, run.height) * 0.5;
  return (
    middleOf(run) - middleOf(last) <= reach &&
    middleOf(run) - middleOf(first) <= Math.max(first.height, run.height) * 0.6
  );
}

function toLine(row: readonly Run[]): Line {
  const groups: Run[][] = [];
  for (const run of [...row].sort((a, b) => a.x - b.x)) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    if (group && last && run.x - rightOf(last) < CELL_GAP * Math.min(run.height, last.height)) group.push(run);
    else groups.push([run]);
  }
  const cells = groups.map(toCell);
  return { ...findUnion(cells), text: cells.map(({ text }) => text).join('\t'), cells };
}

function toCell(runs: readonly Run[]): Cell {
  const text = runs.reduce((joined, run, index) => {
    const before = runs[index - 1];
    const isApart = before !== undefined && run.x - rightOf(before) > WORD_GAP * run.height;
    return joined + (isApart ? ' ' : '') + run.text;
  }, '');
  const confidence = runs.reduce((sum, run) => sum + (run.confidence ?? 1), 0) / runs.length;
  return { ...findUnion(runs), text: text.replace(/ {2,}/gu, ' ').trim(), confidence };
}

const middleOf = (box: Box) => (box.y + bottomOf(box)) / 2;
