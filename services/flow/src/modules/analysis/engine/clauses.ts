import { cite } from './cite';
import type { CitedLine } from './intake';
import { type Lexicon, lexicons } from './lexicon';
import type { Sentence } from './read-intake';

/** Where the clause that begins at `start` ends. */
export function clauseEnd(sentence: Sentence, start: number): number {
  const rest = sentence.folded.slice(start);
  const end = withoutDecimals(rest).search(lexicons[sentence.language].clauseEnd);
  return end < 0 ? sentence.text.length : start + end;
}

/** Where the clause around `at` begins. */
export function clauseStart(sentence: Sentence, at: number): number {
  return Math.max(...[',', ';', ':', '('].map((mark) => sentence.folded.lastIndexOf(mark, at))) + 1;
}

/** "49.90" and "i.e." do not end a clause. */
function withoutDecimals(text: string): string {
  return text.replace(/\.(?=\S)/g, '_');
}

/** The clauses that a cue opens, the cue itself included or not. */
export function clausesAfter(sentence: Sentence, cue: RegExp, keepCue = false): { start: number; end: number }[] {
  const clauses: { start: number; end: number }[] = [];
  for (const match of sentence.folded.matchAll(cue)) {
    const after = match.index + match[0].length;
    const start = keepCue ? match.index : after;
    const end = clauseEnd(sentence, after);
    const previous = clauses.at(-1);
    if (end > start && (!previous || start >= previous.end)) clauses.push({ start, end });
  }
  return clauses;
}

/** "audits, coaching and templates" as three lines; a clause that explains itself ("a tool that…") stays one. */
export function splitItems(
  sentence: Sentence,
  { start, end }: { start: number; end: number },
): (CitedLine | undefined)[] {
  const lexicon = lexicons[sentence.language];
  const folded = sentence.folded.slice(start, end);
  const relative = folded.search(lexicon.relative);
  const listEnd = relative < 0 ? end : start;
  return pieces(folded, lexicon, listEnd > start).map(([from, to]) =>
    cite(sentence, start + skipArticle(folded.slice(from, to), lexicon) + from, start + to),
  );
}

function pieces(folded: string, { itemSeparator }: Lexicon, isList: boolean): [number, number][] {
  if (!isList) return [[0, folded.length]];
  const bounds: [number, number][] = [];
  let from = 0;
  for (const match of folded.matchAll(new RegExp(itemSeparator.source, 'gi'))) {
    bounds.push([from, match.index]);
    from = match.index + match[0].length;
  }
  return [...bounds, [from, folded.length]];
}

function skipArticle(folded: string, { articles }: Lexicon): number {
  const blank = folded.length - folded.trimStart().length;
  return blank + (articles.exec(folded.trimStart())?.[0].length ?? 0);
}

/** The content of a sentence that stands under a label, item by item. */
export function labelledItems(sentence: Sentence): (CitedLine | undefined)[] {
  return splitItems(sentence, { start: sentence.labelEnd, end: sentence.text.length });
}
