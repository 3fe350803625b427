import { rightOf } from './box';
import { toLines, type Cell, type LaidOutPage, type Line } from './to-lines';

/** Of the lines with text, so many must leave the gutter free. */
const LEAST_FREE = 0.85;
/** Each column has at least so much of the text. */
const LEAST_SHARE = 0.25;
/** Lines of prose are longer than the cells of a table; in characters, on average. */
const LEAST_LENGTH = 20;
/** Where a gutter may be, in widths of the page, and how many places between are tried. */
const GUTTER = { from: 0.35, to: 0.65, places: 31 };

/** The lines of a page in reading order: those of the left column before those of the right one, where there are two. */
export function linesInReadingOrder(page: LaidOutPage): Line[] {
  const gutter = findGutter(page);
  if (gutter === null) return [...page.lines];
  const ordered: Line[] = [];
  let cells: Cell[] = [];
  const flush = () => {
    ordered.push(...toLines(cells.filter(({ x }) => x < gutter)), ...toLines(cells.filter(({ x }) => x >= gutter)));
    cells = [];
  };
  for (const line of page.lines) {
    // A title over both columns ends what stands above it.
    if (line.cells.some((cell) => cell.x < gutter - 5 && rightOf(cell) > gutter + 5)) {
      flush();
      ordered.push(line);
    } else cells.push(...line.cells);
  }
  flush();
  return ordered;
}

/** The middle of the white strip between two columns of text. */
function findGutter({ lines, width }: LaidOutPage): number | null {
  const cells = lines.flatMap((line) => line.cells);
  const total = lettersOf(cells);
  if (lines.length < 10) return null;
  const places = Array.from({ length: GUTTER.places }, (_, step) => width * gutterAt(step));
  const free = places.filter((place) => {
    const crossing = lines.filter((line) => line.cells.some((cell) => cell.x < place && rightOf(cell) > place));
    const left = cells.filter((cell) => rightOf(cell) <= place);
    const right = cells.filter((cell) => cell.x >= place);
    const hasBoth = [left, right].every((side) => {
      const letters = lettersOf(side);
      return letters >= LEAST_SHARE * total && letters >= LEAST_LENGTH * side.length;
    });
    return hasBoth && crossing.length <= (1 - LEAST_FREE) * lines.length;
  });
  return free[Math.floor(free.length / 2)] ?? null;
}

const gutterAt = (step: number) => GUTTER.from + ((GUTTER.to - GUTTER.from) * step) / (GUTTER.places - 1);

const lettersOf = (cells: readonly Cell[]) => cells.reduce((sum, { text }) => sum + text.length, 0);
