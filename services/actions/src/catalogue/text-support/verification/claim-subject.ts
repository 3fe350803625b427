import { isPossessive } from '../../../text/pronouns';
import { beginsWithVerb } from '../../../text/leading-verb';
import { beginsWithName, hasDeterminer, withoutTitle } from '../../../text/name-words';
import { findSubjectNames } from '../../../text/sentence-subject';
import { splitWords } from '../../../text/words';
import { goesOn } from './continuation';
import type { Passage } from './index-sources';
import { afterYear, findMentions, type SubjectTools } from './mentions';

/** Of whom a sentence may speak. */
export interface Reach {
  /** Its subject has a name that the claim lacks: "The director of Vega". */
  readonly other: boolean;
  /** Whether the terms of its title, or of the sentence before, may be those of its subject. */
  readonly title: boolean;
  readonly previous: boolean;
  /** The sentence before has only the owner of its subject: "Its mayor". */
  readonly owner: boolean;
}

const NO_REACH = { title: false, previous: false, owner: false };

/** A sentence with a subject of its own speaks neither of its title nor of the sentence before. */
export function findReach(claim: string, passage: Passage, tools: SubjectTools): Reach {
  const { language, stem } = tools;
  const words = afterYear(splitWords(passage.sentence.text), language);
  const claimed = splitWords(claim);
  const stems = new Set(claimed.map(({ normal }) => stem(normal)));
  const names = findSubjectNames(words, language);
  const isOther = names.length > 0 && !names.some(({ normal }) => stems.has(stem(normal)));
  if (isOther) return { ...NO_REACH, other: words[0] !== undefined && hasDeterminer(words[0], language) };
  // "Lopez" is the Maria Lopez of the claim and of the sentence before; "Ana Lopez" is not.
  const isShortened =
    names.length > 0 &&
    names.map(({ normal }) => stem(normal)).every((name) => stems.has(name) && passage.previousTerms.has(name));
  const { previousTerms, previousText } = passage;
  const before = findMentions(previousText, tools);
  const previous = isShortened || goesOn({ words, names, claimed, before, previousTerms }, tools);
  const owner = words[0] !== undefined && isPossessive(words[0], language);
  return { other: false, title: true, previous, owner };
}

/** The stem of the name, or noun without an article, that a claim begins with; null when it begins otherwise. */
export function findLeadingName(claim: string, { language, stem }: SubjectTools): string | null {
  const words = withoutTitle(splitWords(claim), language);
  const [first] = words;
  if (!first || !beginsWithName(words, language) || beginsWithVerb(words, language)) return null;
  return ADVERB.test(first.normal) ? null : stem(first.normal);
}

/** "Exactly", "Récemment", "Finalmente". */
const ADVERB = /(?:ly|ment|mente)$/u;
