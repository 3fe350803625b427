import { isGeneric } from '../../../text/generic-nouns';
import type { Language } from '../../../text/languages';
import { isPossessive, isPronoun, isSubjectPronoun } from '../../../text/pronouns';
import {
  beginsWithVerb,
  findSubjectNames,
  hasDeterminer,
  isAuxiliary,
  isNameWord,
  withoutTitle,
} from '../../../text/sentence-subject';
import type { Stem } from '../../../text/stems';
import { isStopWord } from '../../../text/stop-words';
import { splitWords, type Word } from '../../../text/words';
import type { Passage } from './index-sources';

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

interface SubjectTools {
  readonly language: Language;
  readonly stem: Stem;
}

/** A sentence with a subject of its own speaks neither of its title nor of the sentence before. */
export function findReach(claim: string, passage: Passage, { language, stem }: SubjectTools): Reach {
  const words = splitWords(passage.sentence.text);
  const claimed = splitWords(claim);
  const stems = new Set(claimed.map(({ normal }) => stem(normal)));
  const names = findSubjectNames(words, language);
  const isOther = names.length > 0 && !names.some(({ normal }) => stems.has(stem(normal)));
  if (isOther) return { ...NO_REACH, other: words[0] !== undefined && hasDeterminer(words[0], language) };
  // "Lopez" is the Maria Lopez of the claim and of the sentence before; "Ana Lopez" is not.
  const isShortened =
    names.length > 0 &&
    names.map(({ normal }) => stem(normal)).every((name) => stems.has(name) && passage.previousTerms.has(name));
  const previous = isShortened || takesUpSubject(words, claimed, { language, stem });
  const owner = words[0] !== undefined && isPossessive(words[0], language);
  return { other: false, title: true, previous, owner };
}

/** "It", "In June she", "This tower", Spanish "Mide", "The company", or the noun of the claim's subject with "the". */
function takesUpSubject(words: readonly Word[], claimed: readonly Word[], { language, stem }: SubjectTools): boolean {
  const [first, second] = words;
  if (!first) return false;
  if (isPronoun(first, language) || isPossessive(first, language) || beginsWithVerb(words, language)) return true;
  if (hasDeterminer(first, language)) {
    const noun = isStopWord(first.normal, language) ? second : first;
    if (!noun) return false;
    if (!subjectStems(claimed, { language, stem }).has(stem(noun.normal))) return isGeneric(noun.normal, language);
    // "La ligne rouge" is not "la ligne bleue".
    const next = words[words.indexOf(noun) + 1];
    return (
      !next || isStopWord(next.normal, language) || claimed.some(({ normal }) => stem(normal) === stem(next.normal))
    );
  }
  const pronoun = words.findIndex((word) => isSubjectPronoun(word, language));
  return pronoun !== -1 && pronoun <= MAX_BEFORE_PRONOUN;
}

/** "In the spring of 2019 she". */
const MAX_BEFORE_PRONOUN = 6;

/** At most so many terms of a claim are of its subject; without an auxiliary verb after them, fewer. */
const MAX_SUBJECT_TERMS = 3;
const MAX_TERMS_WITHOUT_VERB = 2;

function subjectStems(claimed: readonly Word[], { language, stem }: SubjectTools): ReadonlySet<string> {
  const verb = claimed.findIndex((word) => isAuxiliary(word, language));
  const terms = (list: readonly Word[]) => list.filter(({ normal }) => !isStopWord(normal, language));
  const before = verb === -1 ? [] : terms(claimed.slice(0, verb));
  const subject =
    before.length > 0 && before.length <= MAX_SUBJECT_TERMS ? before : terms(claimed).slice(0, MAX_TERMS_WITHOUT_VERB);
  return new Set(subject.map(({ normal }) => stem(normal)));
}

/** The stem of the name, or noun without an article, that a claim begins with; null when it begins otherwise. */
export function findLeadingName(claim: string, { language, stem }: SubjectTools): string | null {
  const words = withoutTitle(splitWords(claim), language);
  const [first] = words;
  if (!first || !isNameWord(first, language) || beginsWithVerb(words, language)) return null;
  return ADVERB.test(first.normal) ? null : stem(first.normal);
}

/** "Exactly", "Récemment", "Finalmente". */
const ADVERB = /(?:ly|ment|mente)$/u;
