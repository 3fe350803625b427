import type { Language } from '../../../text/languages';
import { hasDeterminer, isApart, isNameWord } from '../../../text/name-words';
import type { Stem } from '../../../text/stems';
import { isStopWord } from '../../../text/stop-words';
import { splitWords, type Word } from '../../../text/words';

export interface SubjectTools {
  readonly language: Language;
  readonly stem: Stem;
}

export const INDEFINITE = /^(?:an?|une?|una|unos|unas|des|each|every|chaque|cada)$/u;

/** Stems of the nouns by which a sentence brings something in. */
export interface Mentions {
  /** What it says that its subject is: "Bella is a black dog". */
  readonly kinds: ReadonlySet<string>;
  /** What else it has with an indefinite article: "Acme bought a hotel". */
  readonly others: ReadonlySet<string>;
}

const COPULA =
  /^(?:is|are|was|were|became|becomes|remains|as|est|sont|était|étaient|devient|devint|reste|comme|es|son|era|eran|fue|fueron|sigue|como)$/u;

/** Bounds, so that a sentence of a megabyte is read once. */
const MAX_NAME = 6;
export const MAX_PHRASE = 10;

export function findMentions(sentence: string, { language, stem }: SubjectTools): Mentions {
  const words = splitWords(sentence);
  const kinds = new Set<string>();
  const others = new Set<string>();
  for (const [index, word] of words.entries()) {
    const before = words[index - 1];
    if (!before) continue;
    const isAfterName =
      index <= MAX_NAME && isApart(before, word) && words.slice(0, index).every((one) => isNameWord(one, language));
    const isKind = COPULA.test(before.normal) || isAfterName;
    // "Anne est poète".
    if (isKind && language !== 'en' && /^\p{Ll}/u.test(word.text) && !isStopWord(word.normal, language))
      kinds.add(stem(word.normal));
    if (!hasDeterminer(word, language)) continue;
    const nouns = nounsAfter(words.slice(index, index + MAX_PHRASE), language).map(({ normal }) => stem(normal));
    if (isKind) nouns.forEach((noun) => kinds.add(noun));
    // "Acme, a bank in Lyon" is of the same.
    else if (INDEFINITE.test(word.normal) && !isApart(before, word)) nouns.forEach((noun) => others.add(noun));
  }
  return { kinds, others };
}

/** The noun is the last word of its phrase in English, one of the first in French and Spanish. */
function nounsAfter([article, ...words]: readonly Word[], language: Language): readonly Word[] {
  const rest = article && !isStopWord(article.normal, language) ? [article, ...words] : words;
  const end = rest.findIndex((word, index) => isStopWord(word.normal, language) || isApart(rest[index - 1], word));
  const phrase = rest.slice(0, end === -1 ? rest.length : end);
  return language === 'en' ? phrase.slice(-1) : phrase.slice(0, 2);
}

/** What follows "In 1998," and "En mai 1998," where it is a name. */
export function afterYear(words: readonly Word[], language: Language): readonly Word[] {
  const [first] = words;
  const year = words.slice(0, MAX_DATE).findIndex(({ text }) => /^\p{N}{4}$/u.test(text));
  const next = words[year + 1];
  if (!first || year < 1 || !next || !isStopWord(first.normal, language) || !isNameWord(next, language)) return words;
  return words.slice(1, year).some((word) => isNameWord(word, language)) ? words : words.slice(year + 1);
}

/** "On 3 May 1998". */
const MAX_DATE = 5;
