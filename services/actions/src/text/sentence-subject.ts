import { isGeneric } from './generic-nouns';
import type { Language } from './languages';
import { isPossessive, isSubjectPronoun } from './pronouns';
import { isStopWord } from './stop-words';
import { foldAccents, type Word } from './words';

const setsOf = (words: Readonly<Record<Language, string>>) =>
  ({
    en: new Set(words.en.split(' ')),
    fr: new Set(words.fr.split(' ')),
    es: new Set(words.es.split(' ')),
  }) satisfies Record<Language, ReadonlySet<string>>;

/** Without accents. What stands before the first of them is the subject or a part of it. */
const AUXILIARIES = setsOf({
  en: 'is are was were be been has have had do does did will would can could may might must shall should becomes became remains',
  fr: 'est sont etait etaient fut furent sera seront serait a ont avait avaient aura auront peut peuvent doit doivent devient devint reste',
  es: 'es son era eran fue fueron sera seran esta estan estaba estaban ha han habia habian tiene tienen puede pueden debe deben',
});

const DETERMINERS = setsOf({
  en: 'the a an our your my each every',
  fr: 'le la les un une des notre nos votre vos chaque',
  es: 'el la los las un una unos unas nuestro nuestra nuestros nuestras cada',
});

const OF = setsOf({ en: 'of', fr: 'de du des', es: 'de del' });

const PLACE_PREPOSITIONS = setsOf({ en: 'in at for', fr: 'a au aux en dans chez pour', es: 'en para' });

/** English adjectives and dates have a capital and name no subject: "The French company", "In March". */
const NO_NAME =
  /^(?:\p{L}+(?:ish|ese|ian|ean|ican)|french|german|dutch|swiss|greek|czech|january|february|march|april|may|june|july|august|september|october|november|december|(?:mon|tues|wednes|thurs|fri|satur|sun)day)$/u;

/** First names with the ending of an adjective, which begin a sentence as a name does. */
const FIRST_NAMES = /^(?:(?:br|adr|jul|christ|sebast|fab|dam|viv|lil|gill|mar|dor|flor|cill|kill)ian|jean|sean|dean)$/u;

/** Months that are first names, too: "April runs the team". */
const MONTH_NAMES = /^(?:april|may|june|august)$/u;

/** They stand before a name and are no part of it: "Dr Lopez". */
const TITLES = setsOf({
  en: 'mr mrs ms miss dr prof professor sir',
  fr: 'm mm mme mlle dr docteur pr professeur',
  es: 'sr sra srta don dona dr dra',
});

/** Adverbs of time that begin a sentence with a capital and are no stop words. */
const ADVERBS = setsOf({
  en: 'today now nowadays currently presently recently finally previously formerly originally initially later afterwards overall globally',
  fr: "aujourd'hui maintenant desormais actuellement recemment finalement auparavant initialement globalement",
  es: 'hoy ahora actualmente recientemente finalmente anteriormente inicialmente posteriormente globalmente',
});

/** "Founded in 1990, the company": with a stop word after it, no name. */
const PARTICIPLES: Readonly<Record<Language, RegExp>> = {
  en: /(?:ed|ing|according|built|known)$/u,
  fr: /(?:[ée]e?s?|ant|sise?|connue?)$/u,
  es: /(?:[aií]d[oa]s?|[aei]ndo)$/u,
};

const normalOf = ({ normal }: Word) => foldAccents(normal);
/** "Acme" of "d'Acme", "Airbus" of "qu'Airbus"; "O'Brien" stays whole. */
export const withoutElision = (text: string) =>
  text.replace(/^(?:[dljmtscn]|qu|jusqu|lorsqu|puisqu)['’](?=\p{L})/iu, '');

/** "A" is the French verb, "à" is none. */
export const isAuxiliary = (word: Word, language: Language) =>
  word.normal !== 'à' && AUXILIARIES[language].has(normalOf(word));

/** "L'entreprise" has its article in the same word. */
export const hasDeterminer = (word: Word, language: Language) =>
  DETERMINERS[language].has(foldAccents(word.text)) || (language === 'fr' && /^[Ll]['’]\p{Ll}/u.test(word.text));

/** A word with a capital after its elided article ("d'Acme"), or a letter that tells one of several: "Model A". */
export function hasCapital(word: Word, language: Language): boolean {
  const text = withoutElision(word.text);
  if (/^\p{Lu}$/u.test(text)) return word.start > 0 && !(language === 'en' && text === 'I');
  return /^\p{Lu}/u.test(text) && !isStopWord(word.normal, language);
}

/** A word with a capital that may name whom or what a text speaks of. */
export function isNameWord(word: Word, language: Language): boolean {
  return hasCapital(word, language) && !(language === 'en' && NO_NAME.test(word.normal));
}

/** Whether a sentence begins with a name; what stands directly before the verb is one: "April was appointed", "Brian runs". */
export function beginsWithName([first, second]: readonly Word[], language: Language): boolean {
  if (!first) return false;
  if (isNameWord(first, language)) return true;
  if (!hasCapital(first, language)) return false;
  if (FIRST_NAMES.test(first.normal)) return true;
  if (!second || isApart(first, second)) return false;
  const isWord = /^\p{Ll}/u.test(second.text) && !isStopWord(second.normal, language);
  return isAuxiliary(second, language) || (MONTH_NAMES.test(first.normal) && isWord);
}

/** The words from the name on, where a sentence begins with a title: "Mme Lopez a fondé". */
export function withoutTitle(words: readonly Word[], language: Language): readonly Word[] {
  const [first, second] = words;
  const isTitled = first && second && /^\p{Lu}/u.test(first.text) && TITLES[language].has(normalOf(first));
  return isTitled && beginsWithName(words.slice(1), language) ? words.slice(1) : words;
}

/** Spanish leaves the pronoun out: "Mide 330 metros", "Fundó la empresa". A name as the subject is followed by its verb. */
export function beginsWithVerb(words: readonly Word[], language: Language): boolean {
  const [first, second] = words;
  if (!first || language === 'fr' || (language === 'en' && !isAuxiliary(first, language))) return false;
  if (isAuxiliary(first, language)) return true;
  if (
    !second ||
    second.start > first.end + 1 ||
    isStopWord(first.normal, language) ||
    !/(?:[aeoáéíóú]n?|mos)$/u.test(first.normal)
  )
    return false;
  if (/^\p{N}/u.test(second.text) || NUMBER_WORDS.has(second.normal)) return true;
  if (!isStopWord(second.normal, language) || NOT_AFTER_A_VERB.test(second.normal)) return false;
  return PAST.test(first.normal) || !hasVerbAfterPhrase(words, language);
}

const PAST = /ó$/u;

/** "Toyota en Lima emplea a": the verb stands behind a phrase that ends in a name or number. */
function hasVerbAfterPhrase(words: readonly Word[], language: Language): boolean {
  return words.slice(0, MAX_INTRODUCTION).some((word, index) => {
    const before = words[index - 1];
    if (index < 3 || !before || isApart(before, word) || !/^[\p{N}\p{Lu}]/u.test(before.text)) return false;
    return /^\p{Ll}/u.test(word.text) && (PAST.test(word.normal) || beginsWithVerb(words.slice(index), language));
  });
}

const NUMBER_WORDS = new Set('tres cuatro cinco seis siete ocho nueve diez once doce veinte cien mil'.split(' '));

/** After these the word before is a noun: "Madrid es", "Ana no", "Berta y". */
const NOT_AFTER_A_VERB =
  /^(?:es|son|era|eran|fue|fueron|ser[áa]n?|est[áa]n?|estaban?|han?|hab[íi]an?|tienen?|pueden?|deben?|no|se|y|e|o|le|les|lo|que|de|del)$/u;

/** At most so many words: "Founded by two brothers in 1990,". */
const MAX_INTRODUCTION = 7;

/** Whether a comma or another mark stands between two words. */
export const isApart = (before: Word | undefined, word: Word) => before !== undefined && word.start > before.end + 1;

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
