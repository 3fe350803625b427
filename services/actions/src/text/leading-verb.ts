import type { Language } from './languages';
import { isApart, isAuxiliary } from './name-words';
import { isStopWord } from './stop-words';
import type { Word } from './words';

/** Spanish leaves the pronoun out: "Mide 330 metros", "Fundó la empresa". A name as the subject is followed by its verb. */
export function beginsWithVerb(words: readonly Word[], language: Language): boolean {
  const [first] = words;
  if (!first || language === 'fr') return false;
  if (isAuxiliary(first, language)) return true;
  return language === 'es' && isLikeVerb(words) && (PAST.test(first.normal) || !hasVerbAfterPhrase(words));
}

/** Whether the first word has the ending of a Spanish verb, and a word after it as behind a verb. */
function isLikeVerb([first, second]: readonly Word[]): boolean {
  if (!first || !second || isApart(first, second) || isStopWord(first.normal, 'es')) return false;
  if (!/(?:[aeoáéíóú]n?|mos)$/u.test(first.normal)) return false;
  if (/^\p{N}/u.test(second.text) || NUMBER_WORDS.has(second.normal)) return true;
  return isStopWord(second.normal, 'es') && !NOT_AFTER_A_VERB.test(second.normal);
}

const PAST = /ó$/u;

const MAX_PHRASE = 7;

/** "Toyota en Lima emplea a": the verb stands behind a phrase that ends in a name or number. */
function hasVerbAfterPhrase(words: readonly Word[]): boolean {
  return words.slice(0, MAX_PHRASE).some((word, index) => {
    const before = words[index - 1];
    if (index < 3 || !before || isApart(before, word) || !/^[\p{N}\p{Lu}]/u.test(before.text)) return false;
    const rest = words.slice(index);
    return /^\p{Ll}/u.test(word.text) && (PAST.test(word.normal) || isAuxiliary(word, 'es') || isLikeVerb(rest));
  });
}

const NUMBER_WORDS = new Set('tres cuatro cinco seis siete ocho nueve diez once doce veinte cien mil'.split(' '));

/** After these the word before is a noun: "Madrid es", "Ana no", "Berta y". */
const NOT_AFTER_A_VERB =
  /^(?:es|son|era|eran|fue|fueron|ser[áa]n?|est[áa]n?|estaban?|han?|hab[íi]an?|tienen?|pueden?|deben?|no|se|y|e|o|le|les|lo|que|de|del)$/u;
