export interface MeasuredWord {
  readonly text: string;
  readonly width: number;
}

export interface BrokenText {
  readonly lines: readonly string[];
  /** Of the longest line. */
  readonly width: number;
  /** From 0 to 1: 1 for lines of the same length of which none ends with an article. */
  readonly quality: number;
}

/** Articles and prepositions of up to this many letters begin a line rather than end one. */
const SHORT_WORD = 3;
const SHORT_ENDING_COST = 0.12;
const UNEVENNESS_WEIGHT = 2;
/** How much wider than the narrowest possible block the lines may be, if they are more even then. */
const SLACK = 1.1;

/** Breaks words into a number of lines of similar length (least squares of what is missing); null for fewer words. */
export function breakLines(words: readonly MeasuredWord[], count: number, space: number): BrokenText | null {
  if (words.length < count) return null;
  const widthOf = createWidths(words, space);
  const limit = narrowest(words, count, space) * SLACK;
  const cost = (from: number, to: number) => {
    const missing = 1 - widthOf(from, to) / limit;
    return missing < 0
      ? Infinity
      : missing ** 2 + (to < words.length && isShort(words[to - 1]) ? SHORT_ENDING_COST : 0);
  };
  const ends = cheapestEnds(words.length, count, cost);
  if (!ends) return null;
  const spans = ends.map((end, index) => [ends[index - 1] ?? 0, end] as const);
  const lines = spans.map(([from, to]) =>
    words
      .slice(from, to)
      .map(({ text }) => text)
      .join(' '),
  );
  const width = Math.max(...spans.map(([from, to]) => widthOf(from, to)));
  const total = spans.reduce((sum, [from, to]) => sum + cost(from, to), 0);
  return { lines, width, quality: 1 / (1 + (UNEVENNESS_WEIGHT * total) / count) };
}

function isShort(word: MeasuredWord | undefined): boolean {
  return word !== undefined && word.text.length <= SHORT_WORD && /^\p{L}+$/u.test(word.text);
}

/** The width of the words from one index up to another. */
function createWidths(words: readonly MeasuredWord[], space: number): (from: number, to: number) => number {
  const sums = [0];
  for (const { width } of words) sums.push((sums.at(-1) ?? 0) + width + space);
  return (from, to) => (sums[to] ?? 0) - (sums[from] ?? 0) - space;
}

const SEARCH_STEPS = 16;

/** The smallest width at which words fill no more than a number of lines. */
function narrowest(words: readonly MeasuredWord[], count: number, space: number): number {
  let low = Math.max(...words.map(({ width }) => width));
  let high = words.reduce((sum, { width }) => sum + width + space, 0);
  if (countLines(words, low, space) <= count) return low;
  for (let step = 0; step < SEARCH_STEPS; step++) {
    const middle = (low + high) / 2;
    if (countLines(words, middle, space) <= count) high = middle;
    else low = middle;
  }
  return high;
}

function countLines(words: readonly MeasuredWord[], width: number, space: number): number {
  let lines = 0;
  let used = Infinity;
  for (const word of words) {
    used += space + word.width;
    if (used <= width) continue;
    lines++;
    used = word.width;
  }
  return lines;
}

interface Best {
  readonly cost: number;
  readonly ends: readonly number[];
}

/** Dynamic programming over the index of the last word and the number of lines. */
function cheapestEnds(
  words: number,
  count: number,
  cost: (from: number, to: number) => number,
): readonly number[] | null {
  let row: (Best | undefined)[] = [{ cost: 0, ends: [] }];
  for (let line = 0; line < count; line++) {
    const next: (Best | undefined)[] = [];
    for (const [from, best] of row.entries()) {
      for (let to = from + 1; best && to <= words; to++) {
        const sum = best.cost + cost(from, to);
        if (sum === Infinity) break;
        if (sum < (next[to]?.cost ?? Infinity)) next[to] = { cost: sum, ends: [...best.ends, to] };
      }
    }
    row = next;
  }
  return row[words]?.ends ?? null;
}
