import { listItems, textOf } from './items';
import { kindOf } from './kinds';
import type { Lexicon } from './lexicon';
import { type Passage, passage } from './passage';
import type { Sentence } from './read-intake';
import { stretchEnd } from './stretch';

/** "a kit for florists and bakeries": the lists behind prepositions, each when its first item is a known kind in the plural. */
export function findCustomers(sentence: Sentence, lexicon: Lexicon): Passage[] {
  const { folded } = sentence;
  const lists: Passage[] = [];
  for (const match of folded.matchAll(lexicon.weakCue)) {
    const start = match.index + match[0].length;
    const listedUntil = lists.at(-1)?.end ?? 0;
    if (start < listedUntil) continue;
    if (lexicon.denial.test(folded.slice(listedUntil, start))) return lists;
    const excepted = folded.slice(start).search(lexicon.exception);
    const limit = excepted < 0 ? folded.length : start + excepted;
    const end = stretchEnd(folded, start, limit, lexicon);
    const found = passage('audience', sentence, start, nextObject(sentence, start, end, lexicon)?.before ?? end, true);
    const [first] = listItems(found);
    const name = first && textOf(found, first);
    if (name && /^(?:\S+ ){0,2}\S+[sx](?!\w)/i.test(name) && (kindOf(name, lexicon) ?? 'sector') !== 'sector')
      lists.push(found);
  }
  return lists;
}

/** Offsets in the sentence. */
interface NextObject {
  /** Of the comma or conjunction before it: the customers end there. */
  readonly before: number;
  /** Of its article. */
  readonly start: number;
}

/** "payroll to restaurants and | a help desk": a second thing on offer, behind the customers of the first. */
export function nextObject({ folded }: Sentence, start: number, end: number, lexicon: Lexicon): NextObject | undefined {
  for (const match of folded.slice(start, end).matchAll(NEXT)) {
    const at = start + match.index + match[0].length;
    const words = folded.slice(at, Math.min(end, at + LONGEST_OBJECT)).split(/[,;]| (?:and|et|y) /)[0] ?? '';
    const kind = kindOf(words, lexicon);
    if (lexicon.frames.goods.test(words.split(' ').slice(0, 4).join(' ')) || kind === null)
      return { before: start + match.index, start: at - (match[1]?.length ?? 0) };
  }
  return undefined;
}

const LONGEST_OBJECT = 80;
const NEXT = /(?:,? (?:and|et|y)|,) ((?:an?|une?|una?) )/gi;
