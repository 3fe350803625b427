import { isGeneric } from './generic-nouns';
import type { Language } from './languages';
import { beginsWithVerb } from './leading-verb';
import {
  beginsWithName,
  hasDeterminer,
  isApart,
  isAuxiliary,
  isNameWord,
  normalOf,
  setsOf,
  withoutTitle,
} from './name-words';
import { isPossessive, isSubjectPronoun } from './pronouns';
import { isStopWord } from './stop-words';
import type { Word } from './words';

const OF = setsOf({ en: 'of', fr: 'de du des', es: 'de del' });

const PLACE_PREPOSITIONS = setsOf({ en: 'in at for', fr: 'a au aux en dans chez pour', es: 'en para' });

/** They begin a sentence with a capital and name nothing. */
const ADVERBS = setsOf({
  en: 'today now nowadays currently presently recently finally previously formerly originally initially later afterwards overall globally worldwide moreover',
  fr: "aujourd'hui maintenant desormais actuellement recemment finalement auparavant initialement globalement egalement",
  es: 'hoy ahora actualmente recientemente finalmente anteriormente inicialmente posteriormente globalmente tambien ademas',
});

/** "Founded in 1990, the company": with a stop word after it, no name. */
const PARTICIPLES: Readonly<Record<Language, RegExp>> = {
  en: /(?:ed|ing|according|built|known)$/u,
  fr: /(?:[ée]e?s?|ant|sise?|connue?)$/u,
  es: /(?:[aií]d[oa]s?|[aei]ndo)$/u,
};

/** At most so many words: "Founded by two brothers in 1990,". */
const MAX_INTRODUCTION = 7;

/** What follows "Today" and "Founded in 1990,". */
export function afterIntroduction(words: readonly Word[], language: Language): readonly Word[] {
  const [first, second] = words;
  if (!first || !second) return words;
  if (ADVERBS[language].has(normalOf(first))) return words.slice(1);
  if (!PARTICIPLES[language].test(first.normal) || !isStopWord(second.normal, language)) return words;
  const subject = words.slice(0, MAX_INTRODUCTION + 1).findIndex((word, index) => isApart(words[index - 1], word));
  const rest = words.slice(subject);
  return subject > 1 && (takesUpTopic(rest, language) || isNameWithVerb(rest, language)) ? rest : words;
}

/** "Beta emplea a 500 personas", not the "Perú" of "Fundada en Lima, Perú, emplea". */
function isNameWithVerb(words: readonly Word[], language: Language): boolean {
  const names = leadingNames(words, (word) => isNameWord(word, language));
  const verb = words[names.length];
  if (names.length === 0 || !verb || isApart(names.at(-1), verb)) return false;
  return beginsWithVerb(words.slice(names.length), language);
}

/** The names that say of whom or what a sentence speaks: those that it begins with, and those beside its first noun ("The CEO of Beta"). */
export function findSubjectNames(all: readonly Word[], language: Language): readonly Word[] {
  const words = withoutTitle(afterIntroduction(all, language), language);
  const [first] = words;
  if (!first) return [];
  const isName = (word: Word) => isNameWord(word, language);
  if (beginsWithName(words, language)) {
    return beginsWithVerb(words, language) ? [] : [first, ...leadingNames(words.slice(1), isName)];
  }
  if (PLACE_PREPOSITIONS[language].has(normalOf(first))) {
    const names = leadingNames(words.slice(1), isName);
    return takesUpTopic(words.slice(names.length + 1), language) ? [] : names;
  }
  return hasDeterminer(first, language) ? namesBesideNoun(words, language) : [];
}

/** "In France the company", "En France, elle": the place is not what the sentence speaks of. */
function takesUpTopic([first, second]: readonly Word[], language: Language): boolean {
  if (!first) return false;
  if (isSubjectPronoun(first, language) || isPossessive(first, language)) return true;
  const noun = isStopWord(first.normal, language) ? second : first;
  return hasDeterminer(first, language) && noun !== undefined && isGeneric(noun.normal, language);
}

function leadingNames(words: readonly Word[], isName: (word: Word) => boolean): readonly Word[] {
  const end = words.findIndex((word) => !isName(word));
  return words.slice(0, end === -1 ? words.length : end);
}

/** Before the first auxiliary verb: "of Beta", "The Beta plan", "le forfait Solo", "The director at Beta is". */
function namesBesideNoun(words: readonly Word[], language: Language): readonly Word[] {
  const verb = words.findIndex((word) => isAuxiliary(word, language));
  const before = verb === -1 ? words : words.slice(0, verb);
  const noun = /^[Ll]['’]/u.test(words[0]?.text ?? '') ? 0 : 1;
  const isOf = (word: Word) => OF[language].has(normalOf(word));
  return before.filter((word, index) => {
    if (index === 0 || !isNameWord(word, language) || (index === noun && isTitle(word))) return false;
    const isAfterOf = /^[Dd]['’]/u.test(word.text) || before.slice(Math.max(0, index - REACH_OF), index).some(isOf);
    // English has the name before the noun.
    const isBeside = index <= (language === 'en' ? noun : noun + 1);
    return isAfterOf || isBeside || (verb !== -1 && before.slice(index).every((one) => isNameWord(one, language)));
  });
}

/** "Of the Beta group". */
const REACH_OF = 3;

/** "The CEO", "le PDG" are nouns. */
const isTitle = ({ text }: Word) => /^\p{Lu}{2,4}$/u.test(text);
