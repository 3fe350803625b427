import type { Language } from './languages';
import type { Word } from './words';

type WordSets = Readonly<Record<Language, ReadonlySet<string>>>;

/** Words that take up a name of a sentence before. "Which" and "who" do so only at the beginning of a sentence. */
const PRONOUNS: WordSets = {
  en: new Set('it he him she they them this these that'.split(' ')),
  fr: new Set('il elle ils elles ce cet cette ces celui celle ceux lui on'.split(' ')),
  es: new Set('él ella ellos ellas este esta estos estas ese esa esto eso le les'.split(' ')),
};

/** They may belong to the subject of their own sentence, too. */
const POSSESSIVES: WordSets = {
  en: new Set('its his her their'.split(' ')),
  fr: new Set('son sa ses leur leurs'.split(' ')),
  es: new Set('su sus'.split(' ')),
};

/** An organisation speaks of itself as "we". */
const SUBJECTS: WordSets = {
  en: new Set('it he she they we'.split(' ')),
  fr: new Set('il elle ils elles nous'.split(' ')),
  es: new Set('él ella ellos ellas nosotros nosotras'.split(' ')),
};

const has = (sets: WordSets, { text }: Word, language: Language) => sets[language].has(text.toLowerCase());

/** "Anne Leroy l’a fondée" has its pronoun in the same word. */
export const isPronoun = (word: Word, language: Language) =>
  has(PRONOUNS, word, language) || (language === 'fr' && /^l['’](?:a|ont|avait|avaient)$/u.test(word.text));

export const isPossessive = (word: Word, language: Language) => has(POSSESSIVES, word, language);

export const isSubjectPronoun = (word: Word, language: Language) => has(SUBJECTS, word, language);
