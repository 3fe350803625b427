import type { Language } from '../text/languages';
import { isStopWord } from '../text/stop-words';
import { splitWords } from '../text/words';

/** Words that take up a name of a sentence before. */
const PRONOUNS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set('it its he his him she her they their them this these that which who'.split(' ')),
  fr: new Set('il elle ils elles son sa ses leur leurs ce cet cette ces celui celle ceux lui on'.split(' ')),
  es: new Set('él ella ellos ellas su sus este esta estos estas ese esa esto eso le les'.split(' ')),
};

/** Whether a sentence without a name may speak of one that stands before it: it begins with no name of its own, or has a pronoun. */
export function refersBack(sentence: string, language: Language): boolean {
  const words = splitWords(sentence);
  const first = words[0];
  if (!first) return false;
  return (
    isStopWord(first.normal, language) ||
    !/^\p{Lu}/u.test(first.text) ||
    words.some(({ text }) => PRONOUNS[language].has(text.toLowerCase()))
  );
}
