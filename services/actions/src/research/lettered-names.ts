import type { Language } from '../text/languages';
import { hasCapital } from '../text/name-words';
import { splitWords } from '../text/words';

/** A word and the letter after it that tells one of several: "Model A". A letter is no search term. */
interface LetteredName {
  readonly word: string;
  readonly letter: string;
}

export function findLetteredNames(text: string, language: Language): LetteredName[] {
  const words = splitWords(text);
  return words.flatMap((word, index) => {
    const before = words[index - 1];
    return before && word.text.length === 1 && hasCapital(word, language)
      ? [{ word: before.normal, letter: word.text }]
      : [];
  });
}

/** Whether a sentence speaks of "Model C" only where the question has "Model A"; what it says besides of "Model C" plays no part. */
export function hasOtherLetter(sentence: string, asked: readonly LetteredName[], language: Language): boolean {
  if (asked.length === 0) return false;
  const said = findLetteredNames(toMainClause(sentence, language), language);
  return asked.some(({ word, letter }) => {
    const same = said.filter((name) => name.word === word);
    return same.length > 0 && !same.some((name) => name.letter === letter);
  });
}

/** "For plan C," and "In 2024," belong to the clause after them. */
const INTRODUCTION: Readonly<Record<Language, RegExp>> = {
  en: /^(?:for|in|on|at|with|since|from|until|by|according)\s/iu,
  fr: /^(?:pour|en|dans|avec|depuis|dès|à|au|aux|selon)\s/iu,
  es: /^(?:para|en|con|desde|hasta|a|según)\s/iu,
};

/** They set the subject apart from another thing. */
const CONTRAST =
  /^(?:unlike|contrary to|(?:in|by) contrast|compared|contrairement|à la différence|a diferencia)(?=\s)/iu;

/** Where another clause begins: at a mark, and with "and" after a figure. */
const CLAUSE_END = /[,;:](?=\s)|\s[;:]\s|(?<=\p{N}[^,;:]{0,30})\s(?:and|et|y|but|mais|pero|while|tandis|mientras)\s/gu;

/** The clause with the subject, and the phrase before it. */
function toMainClause(sentence: string, language: Language): string {
  const clauses = sentence.trim().split(CLAUSE_END);
  const [first = '', second = ''] = clauses;
  if (CONTRAST.test(first)) return second;
  return INTRODUCTION[language].test(first) ? `${first}, ${second}` : first;
}
