import type { Language } from '../text/languages';
import { hasCapital } from '../text/sentence-subject';
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

/** Whether a sentence speaks of "Model C" only where the question has "Model A". */
export function hasOtherLetter(sentence: string, asked: readonly LetteredName[], language: Language): boolean {
  if (asked.length === 0) return false;
  const said = findLetteredNames(sentence, language);
  return asked.some(({ word, letter }) => {
    const same = said.filter((name) => name.word === word);
    return same.length > 0 && !same.some((name) => name.letter === letter);
  });
}
