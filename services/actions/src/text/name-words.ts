import type { Language } from './languages';
import { isStopWord } from './stop-words';
import { foldAccents, type Word } from './words';

/** Words of each language, without accents. */
export const setsOf = (words: Readonly<Record<Language, string>>) =>
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

export const normalOf = ({ normal }: Word) => foldAccents(normal);

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

/** Whether a comma or another mark stands between two words. */
export const isApart = (before: Word | undefined, word: Word) => before !== undefined && word.start > before.end + 1;
