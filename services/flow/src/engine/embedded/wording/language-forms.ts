import type { Language } from '../analysis/language';
import { englishForms } from './english-forms';
import { frenchForms } from './french-forms';
import { spanishForms } from './spanish-forms';

/** How a line of the summary can stand in a sentence. */
export type StatementKind = 'clause' | 'noun' | 'unknown';

/** What the grammar has to know of a language to put a line of the summary into a sentence. */
export interface LanguageForms {
  /** A line with its definite article, when the article is known or follows from the word. `article` is the word that stood before it. */
  readonly topic: (text: string, article: string) => string;
  /** "about …" after a noun; `aboutVerb` after "talk". */
  readonly about: (topic: string, text: string, article: string) => string;
  readonly aboutVerb: (topic: string, text: string, article: string) => string;
  /** An offer as a part of a sentence, with the article it had. */
  readonly thing: (text: string, article: string) => string;
  /** People, in the plural when they are more than one. */
  readonly people: (text: string, article: string) => string;
  readonly kindOf: (text: string) => StatementKind;
  /** "when …", from a problem of the customers. */
  readonly when: (statement: string, kind: StatementKind) => string;
  /** Articles that may stand before a line in its sentence. */
  readonly articles: RegExp;
  /** A question word that belongs to the line behind it. */
  readonly question: RegExp;
  /** A line that is no thing to name in a sentence: "then 12 € a month". */
  readonly noThing: RegExp;
  /** A subject pronoun that stands for the customers, at the beginning of a statement. */
  readonly pronoun: RegExp;
  /** A statement without its subject, in a sentence that begins without one, with the customers as its subject. */
  readonly nameSubject?: (text: string, sentence: string, customers: string) => string;
  /** What stands for the customers when none are named. */
  readonly somebody: string;
  /** Words that part a clause from what comes before it. */
  readonly clauseBounds: RegExp;
  /** Words that are no subject. */
  readonly noSubject: RegExp;
  readonly isPlural: (text: string) => boolean;
  readonly list: (items: readonly string[]) => string;
  /** Puts a value behind a text: contractions and elisions. */
  readonly join: (before: string, value: string) => string;
  /** A free way to begin. */
  readonly free: RegExp;
}

export const languageForms: Readonly<Record<Language, LanguageForms>> = {
  en: englishForms,
  fr: frenchForms,
  es: spanishForms,
};
