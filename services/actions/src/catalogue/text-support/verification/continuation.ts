import { isGeneric } from '../../../text/generic-nouns';
import type { Language } from '../../../text/languages';
import { isPossessive, isPronoun, isSubjectPronoun } from '../../../text/pronouns';
import { beginsWithVerb } from '../../../text/leading-verb';
import { hasCapital, hasDeterminer, isApart, isAuxiliary, isNameWord } from '../../../text/name-words';
import { afterIntroduction } from '../../../text/sentence-subject';
import type { Stem } from '../../../text/stems';
import { isStopWord } from '../../../text/stop-words';
import { splitWords, type Word } from '../../../text/words';

export interface SubjectTools {
  readonly language: Language;
  readonly stem: Stem;
}

interface Continuation {
  readonly words: readonly Word[];
  /** Those of the sentence's subject. */
  readonly names: readonly Word[];
  readonly claimed: readonly Word[];
  readonly before: Mentions;
}

/** Whether a sentence takes up what the one before speaks of, as its subject or as its object. */
export function goesOn(sentence: Continuation, tools: SubjectTools): boolean {
  return takesUpSubject(sentence, tools) || hasTopicAsObject(sentence, tools) || hasTopicAsAgent(sentence, tools);
}

/** "It", "In June she", "This tower", Spanish "Mide", "Today, the company", or the noun of the claim's subject with "the". */
function takesUpSubject(sentence: Continuation, tools: SubjectTools): boolean {
  const { language } = tools;
  const words = afterIntroduction(sentence.words, language);
  const [first] = words;
  if (!first) return false;
  if (isPronoun(first, language) || isPossessive(first, language) || beginsWithVerb(words, language)) return true;
  if (hasDeterminer(first, language)) return isTopic(words, sentence, tools);
  const pronoun = words.findIndex((word) => isSubjectPronoun(word, language));
  if (pronoun !== -1 && pronoun <= MAX_INTRODUCTION) return true;
  const subject = findSubjectAfterPhrase(words, language);
  return subject !== -1 && isTopic(words.slice(subject), sentence, tools);
}

/** "In the spring of 2019 she". */
const MAX_INTRODUCTION = 6;

/** The place of "the company" in "According to the report, the company" and "In April the company"; -1 where a name stands before it. */
function findSubjectAfterPhrase(words: readonly Word[], language: Language): number {
  const subject = words.findIndex((word, index) => {
    const before = words[index - 1];
    if (!before || !hasDeterminer(word, language)) return false;
    const isDate = /^\p{N}/u.test(before.text) || (hasCapital(before, language) && !isNameWord(before, language));
    return isDate || isApart(before, word);
  });
  if (subject > MAX_INTRODUCTION || words.slice(0, subject).some((word) => isNameWord(word, language))) return -1;
  return subject;
}

/** Whether words begin with an article and a noun for what the claim speaks of: "The French company", "The dog" of "Bella is a dog". */
function isTopic(words: readonly Word[], sentence: Continuation, tools: SubjectTools): boolean {
  const { claimed, before } = sentence;
  const { language, stem } = tools;
  const [first] = words;
  if (!first) return false;
  const at = isStopWord(first.normal, language) ? 1 : 0;
  const noun = findNoun(words.slice(at), sentence, tools);
  if (!noun) return false;
  const next = words[words.indexOf(noun) + 1];
  const isDefinite = !INDEFINITE.test(first.normal);
  const isInClaim = (word: Word) => claimed.some(({ normal }) => stem(normal) === stem(word.normal));
  if (isDefinite && before.others.has(stem(noun.normal))) return false;
  // "The company Beta".
  if (isDefinite && isGeneric(noun.normal, language)) return !next || !isNameWord(next, language) || isInClaim(next);
  const isKind = isDefinite && before.kinds.has(stem(noun.normal));
  if (!isKind && !subjectStems(claimed, tools).has(stem(noun.normal))) return false;
  // "La ligne rouge" is not "la ligne bleue".
  return !next || isStopWord(next.normal, language) || isInClaim(next);
}

/** English has adjectives before the noun: "The French company", "The family business"; "The rival company" is another. */
function findNoun(
  words: readonly Word[],
  { claimed }: Continuation,
  { language, stem }: SubjectTools,
): Word | undefined {
  const isAdjective = (word: Word) => hasCapital(word, language) && !isNameWord(word, language);
  const noun = words.find((word) => !isAdjective(word));
  const next = noun && words[words.indexOf(noun) + 1];
  if (language !== 'en' || !next || isApart(noun, next) || !isGeneric(next.normal, language)) return noun;
  // "The red team" is not "the blue team" of the claim.
  const isClaimed = claimed.some(({ normal }) => stem(normal) === stem(next.normal));
  const isDescription = !isStopWord(noun.normal, language) && !isNameWord(noun, language) && !OTHER.test(noun.normal);
  return isDescription && !isClaimed ? next : noun;
}

const OTHER =
  /^(?:other|rival|competing|parent|sister|partner|neighbou?ring|nearby|second|third|larger|smaller|new|old|former|target)$/u;

const INDEFINITE = /^(?:an?|une?|una|unos|unas|des|each|every|chaque|cada)$/u;

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

/** "Ann Lee founded the company", where the claim says that Ann Lee founded, or that something was founded by Ann Lee. */
function hasTopicAsObject(sentence: Continuation, tools: SubjectTools): boolean {
  const { words, names, claimed } = sentence;
  const { language, stem } = tools;
  const stems = claimed.map(({ normal }) => stem(normal));
  const isAgent = names.some(({ normal }) => {
    const at = stems.indexOf(stem(normal));
    return at === 0 || (at !== -1 && AGENT.test(claimed[at - 1]?.normal ?? ''));
  });
  if (!isAgent) return false;
  return words.some((word, index) => {
    const before = words[index - 1];
    const isObject = before && !isStopWord(before.normal, language) && stems.includes(stem(before.normal));
    if (!isObject || names.includes(before) || !hasDeterminer(word, language)) return false;
    return isTopic(words.slice(index), sentence, tools);
  });
}

/** "500 people are employed by the company", "The prize was won by Lee". */
function hasTopicAsAgent(sentence: Continuation, tools: SubjectTools): boolean {
  const { words, names, claimed, before } = sentence;
  const { language, stem } = tools;
  if (names.length > 0) return false;
  const stems = new Set(claimed.map(({ normal }) => stem(normal)));
  return words.some((word, index) => {
    const rest = words.slice(index);
    const preposition = words[index - 1]?.normal ?? '';
    if (hasDeterminer(word, language)) return AGENT_OR_PLACE.test(preposition) && isTopic(rest, sentence, tools);
    if (!AGENT.test(preposition) || !isNameWord(word, language)) return false;
    const end = rest.findIndex((one) => !isNameWord(one, language));
    return rest
      .slice(0, end === -1 ? rest.length : end)
      .every(({ normal }) => stems.has(stem(normal)) && before.terms.has(stem(normal)));
  });
}

const AGENT_OR_PLACE = /^(?:by|at|par|por)$/u;

const AGENT = /^(?:by|par|por)$/u;

/** Stems of what a sentence speaks of. */
export interface Mentions {
  readonly terms: ReadonlySet<string>;
  /** What it says that its subject is: "Bella is a black dog". */
  readonly kinds: ReadonlySet<string>;
  /** What else it has with an indefinite article: "Acme bought a hotel". */
  readonly others: ReadonlySet<string>;
}

const COPULA =
  /^(?:is|are|was|were|became|becomes|remains|as|est|sont|était|étaient|devient|devint|reste|comme|es|son|era|eran|fue|fueron|sigue|como)$/u;

export function findMentions(sentence: string, { language, stem }: SubjectTools): Mentions {
  const words = splitWords(sentence);
  const kinds = new Set<string>();
  const others = new Set<string>();
  for (const [index, word] of words.entries()) {
    const before = words[index - 1];
    if (!before) continue;
    const isAfterName = isApart(before, word) && words.slice(0, index).every((one) => isNameWord(one, language));
    const isKind = COPULA.test(before.normal) || isAfterName;
    // "Anne est poète".
    if (isKind && language !== 'en' && /^\p{Ll}/u.test(word.text) && !isStopWord(word.normal, language))
      kinds.add(stem(word.normal));
    if (!hasDeterminer(word, language)) continue;
    const nouns = nounsAfter(words.slice(index), language).map(({ normal }) => stem(normal));
    if (isKind) nouns.forEach((noun) => kinds.add(noun));
    // "Acme, a bank in Lyon" is of the same.
    else if (INDEFINITE.test(word.normal) && !isApart(before, word)) nouns.forEach((noun) => others.add(noun));
  }
  return { kinds, others, terms: new Set(words.map(({ normal }) => stem(normal))) };
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
