import { isGeneric } from '../../../text/generic-nouns';
import type { Language } from '../../../text/languages';
import { isPossessive, isPronoun, isSubjectPronoun } from '../../../text/pronouns';
import { beginsWithVerb } from '../../../text/leading-verb';
import { hasCapital, hasDeterminer, isApart, isAuxiliary, isNameWord } from '../../../text/name-words';
import { afterIntroduction } from '../../../text/sentence-subject';
import { isStopWord } from '../../../text/stop-words';
import type { Word } from '../../../text/words';
import { INDEFINITE, MAX_PHRASE, type Mentions, type SubjectTools } from './mentions';

interface Continuation {
  readonly words: readonly Word[];
  /** Those of the sentence's subject. */
  readonly names: readonly Word[];
  readonly claimed: readonly Word[];
  readonly before: Mentions;
  /** Stems of the sentence before. */
  readonly previousTerms: ReadonlySet<string>;
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
    return isTopic(words.slice(index, index + MAX_PHRASE), sentence, tools);
  });
}

/** "500 people are employed by the company", "The prize was won by Lee". */
function hasTopicAsAgent(sentence: Continuation, tools: SubjectTools): boolean {
  const { words, names, claimed, previousTerms } = sentence;
  const { language, stem } = tools;
  if (names.length > 0) return false;
  const stems = new Set(claimed.map(({ normal }) => stem(normal)));
  return words.some((word, index) => {
    const rest = words.slice(index, index + MAX_PHRASE);
    const preposition = words[index - 1]?.normal ?? '';
    if (hasDeterminer(word, language)) return AGENT_OR_PLACE.test(preposition) && isTopic(rest, sentence, tools);
    if (!AGENT.test(preposition) || !isNameWord(word, language)) return false;
    const end = rest.findIndex((one) => !isNameWord(one, language));
    return rest
      .slice(0, end === -1 ? rest.length : end)
      .every(({ normal }) => stems.has(stem(normal)) && previousTerms.has(stem(normal)));
  });
}

const AGENT_OR_PLACE = /^(?:by|at|par|por)$/u;

const AGENT = /^(?:by|par|por)$/u;
