import type { Item } from '../items';
import type { Lexicon } from '../lexicon';
import { withFlags } from '../lexicon/with-flags';

interface Segment extends Item {
  /** The segment is the name of a known sector. */
  readonly isKnown: boolean;
  /** What stands before the name announces a sector: "strongest in". */
  readonly isOpened: boolean;
}

/** Words of an unknown name beside known ones. */
const LONGEST_UNKNOWN = 2;
const SEPARATOR = /[,;:.()!?/\u2013\u2014\u2026]+\s*/g;

/** "strongest in packaging and chemicals": names of sectors behind an opening, or several in a row. */
export function findSectorLists(text: string, lexicon: Lexicon): Item[] {
  const segments = splitSegments(text, lexicon);
  const found: Item[] = [];
  for (let place = 0; place < segments.length; place += 1) {
    const run = runFrom(segments.slice(place));
    const known = run.filter(({ isKnown }) => isKnown).length;
    if (known > 1 || (known > 0 && run[0]?.isOpened)) found.push(...run);
    place += Math.max(0, run.length - 1);
  }
  return found;
}

/** Named segments that follow each other; an unknown one needs an opening, or a known one before it. */
function runFrom(segments: readonly (Segment | null)[]): Segment[] {
  const run: Segment[] = [];
  for (const segment of segments) {
    if (!segment || (!segment.isKnown && run.length === 0 && !segment.isOpened)) break;
    if (segment.isOpened && run.length > 0 && !segment.isKnown) break;
    run.push(segment);
  }
  return run;
}

function splitSegments(text: string, lexicon: Lexicon): (Segment | null)[] {
  const bounds = [...text.matchAll(SEPARATOR), ...text.matchAll(withFlags(lexicon.conjunction, 'gi'))]
    .map((match) => ({ start: match.index, end: match.index + match[0].length }))
    .sort((a, b) => a.start - b.start);
  const starts = [0, ...bounds.map(({ end }) => end)];
  const ends = [...bounds.map(({ start }) => start), text.length];
  return starts
    .map((start, place) => ({ start, end: ends[place] ?? start }))
    .filter(({ start, end }) => end > start)
    .map((part) => toSegment(text, part, lexicon));
}

function toSegment(text: string, { start, end }: Item, lexicon: Lexicon): Segment | null {
  const part = text.slice(start, end);
  const opening = [...part.matchAll(withFlags(lexicon.frames.sectorOpening, 'gi'))].at(-1);
  const from = opening ? opening.index + opening[0].length : 0;
  const article = lexicon.frames.sectorArticle.exec(part.slice(from))?.[0].length ?? 0;
  const name = part.slice(from + article);
  const known = lexicon.sectors.exec(name);
  const at = start + from + article;
  if (known?.index === 0 && endsName(name.slice(known[0].length), lexicon))
    return { start: at, end: at + known[0].length, isKnown: true, isOpened: opening !== undefined };
  return isUnknownName(name, lexicon) ? { start: at, end, isKnown: false, isOpened: opening !== undefined } : null;
}

/** Nothing, or a word at which a name ends: "water first", "life sciences is growing". */
function endsName(rest: string, { boundaries, frames }: Lexicon): boolean {
  const next = /[\p{L}'-]+/u.exec(rest)?.[0].toLowerCase();
  return next === undefined || boundaries.has(next) || frames.sectorEnd.test(next) || frames.verb.test(next);
}

function isUnknownName(name: string, { boundaries, people, companies, frames }: Lexicon): boolean {
  const words = name.trim().toLowerCase().split(' ');
  return (
    words.length <= LONGEST_UNKNOWN &&
    words.every((word) => /^[a-z-]{4,}$/.test(word) && !boundaries.has(word) && !frames.verb.test(word)) &&
    !/[A-Z]/.test(name) &&
    !people.test(name) &&
    !companies.test(name) &&
    !frames.goods.test(name)
  );
}
