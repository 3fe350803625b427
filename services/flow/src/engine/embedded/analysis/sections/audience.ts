import { type Item, listItems } from '../items';
import { type Lexicon, lexicons } from '../lexicon';
import { findCustomers } from '../members';
import { type Passage, passage } from '../passage';
import { LONGEST_NAME } from './customers';
import type { LabelledUnit } from './label-units';
import { findKnownKinds } from './noun-phrases';
import { isPlainList, isTurnedDown, isUnder, whole } from './within-unit';

/** The lists that cues announce, and every phrase with a known head beside them. */
export function audienceIn(labelled: LabelledUnit): Passage[] {
  const { unit, cues } = labelled;
  const lexicon = lexicons[unit.sentence.language];
  const cued = cues.filter(({ section }) => section === 'audience').map((cue) => withoutCopula(cue, lexicon));
  const customers =
    cued.length > 0
      ? []
      : findCustomers(unit.sentence, lexicon).filter(({ start }) => start >= unit.start && start < unit.end);
  const announced = [...cued, ...customers].filter((cue) => !startsWithVerb(cue, lexicon));
  if (announced.length === 0 && isUnder(labelled, 'audience') && isPlainList(labelled, lexicon))
    return [whole(labelled, 'audience', lexicon)];
  const excepted = unit.sentence.folded.slice(unit.start, unit.end).search(lexicon.exception);
  const end = excepted < 0 ? unit.end : unit.start + excepted;
  const text = unit.sentence.folded.slice(unit.start, end);
  const named = isTurnedDown(text, lexicon)
    ? []
    : findKnownKinds(text, lexicon)
        .map((item) => passage('audience', unit.sentence, unit.start + item.start, unit.start + item.end, true))
        .filter((found) => !announced.some((cue) => found.start < cue.end && cue.start < found.end));
  const row = named.length > 0 && announced.length === 0 ? rowFrom(named, unit.start + text.length, lexicon) : [];
  return row.length > 0 ? row : [...announced, ...named].sort((a, b) => a.start - b.start);
}

/** From the first known kind on, a list that also names unknown ones: "small hotels and a delivery fleet". */
function rowFrom(named: readonly Passage[], end: number, lexicon: Lexicon): Passage[] {
  const [first] = named;
  if (!first) return [];
  const row = passage('audience', first.sentence, first.start, end, true);
  const items = listItems(row);
  const isKnown = (item: Item) => named.some((one) => one.start < item.end && item.start < one.end);
  const isName = (item: Item) => {
    const words = first.sentence.folded.slice(item.start, item.end).split(' ');
    return (
      words.length <= LONGEST_NAME &&
      !COUNTED.test(words.join(' ')) &&
      !words.some((word) => lexicon.frames.verb.test(word) || lexicon.frames.author.test(word))
    );
  };
  return items.length > named.length && items.every((item) => isKnown(item) || isName(item)) ? [row] : [];
}

/** "nine times out of ten" */
const COUNTED = /\b(?:times|fois|veces)\b/i;

/** "the person I deal with | is usually the manager" */
function withoutCopula(cue: Passage, { frames }: Lexicon): Passage {
  const opening = frames.being.exec(cue.sentence.folded.slice(cue.start, cue.end))?.[0].length ?? 0;
  return { ...cue, start: cue.start + opening };
}

const startsWithVerb = ({ sentence, start, end }: Passage, { frames }: Lexicon) =>
  frames.verb.test(/^[a-z]+/i.exec(sentence.folded.slice(start, end))?.[0] ?? '');
