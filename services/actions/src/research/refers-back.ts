import type { Language } from '../text/languages';
import { isPossessive, isPronoun, isSubjectPronoun } from '../text/pronouns';
import { beginsWithVerb } from '../text/leading-verb';
import { isAuxiliary, withoutElision } from '../text/name-words';
import { afterIntroduction, findSubjectNames } from '../text/sentence-subject';
import { isStopWord } from '../text/stop-words';
import { splitWords, type Word } from '../text/words';

/**
 * Whether a sentence without the name that is asked for may speak of it: it has no other name as its subject, or takes up the one
 * before it ("Ann Lee founded it"). `isAsked` says which names the question has.
 */
export function refersBack(sentence: string, language: Language, isAsked: (name: Word) => boolean): boolean {
  const words = afterIntroduction(splitWords(sentence), language);
  const [first] = words;
  if (!first) return false;
  const names = findSubjectNames(words, language);
  const isOther = names.length > 0 && !names.some(isAsked);
  if (isOther) return takesUpName(words, language);
  return (
    !/^\p{Lu}/u.test(withoutElision(first.text)) ||
    isStopWord(first.normal, language) ||
    beginsWithVerb(words, language) ||
    words.some((word) => isPronoun(word, language) || isPossessive(word, language))
  );
}

/** "Ann Lee founded it", "Ann Lee is its director"; not "Beta says that it has a director", "Beta says that its director is Ann Lee". */
function takesUpName(words: readonly Word[], language: Language): boolean {
  return words.some((word, index) => {
    const [before, next] = [words[index - 1], words[index + 1]];
    if (isPossessive(word, language)) return before !== undefined && isAuxiliary(before, language);
    if (!isPronoun(word, language) || word.text.toLowerCase() === 'that') return false;
    if (!isSubjectPronoun(word, language)) return true;
    return language === 'en' && (!next || (isStopWord(next.normal, language) && !isAuxiliary(next, language)));
  });
}
