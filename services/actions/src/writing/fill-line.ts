import type { Language } from '../text/languages';
import { indefiniteArticle, withFrenchDe, withFrenchQue, withSpanishDe } from './agreement';
import type { Facts } from './facts';
import { capitalized, fragmentKind, uncapitalized, withEndMark, withoutEndMark } from './fragments';
import { countCharacters } from './lengths';

/** How the reader is addressed: vous, usted; or tu, tú. */
export type Register = 'formal' | 'familiar';

export interface Voice {
  readonly language: Language;
  readonly register: Register;
}

/** What a text is written from. */
export interface Brief {
  readonly facts: Facts;
  readonly voice: Voice;
}

type Filter = (text: string, language: Language) => string | null;

/** What a slot may ask of its fact. A filter gives null where the fact has not the form that the line needs. */
const FILTERS: Readonly<Record<string, Filter>> = {
  /** A sentence of its own, whatever its form. */
  sentence: (text) => capitalized(withEndMark(text)),
  /** A sentence only where the caller wrote one. */
  statement: (text, language) => (isStatement(text, language) ? capitalized(withEndMark(text)) : null),
  clause: (text, language) => (isClause(text, language) ? uncapitalized(withoutEndMark(text)) : null),
  noun: (text, language) => (fragmentKind(text, language) === 'noun' ? uncapitalized(withoutEndMark(text)) : null),
  /** After a colon: what is no sentence. */
  phrase: (text, language) => (isStatement(text, language) ? null : uncapitalized(withoutEndMark(text))),
  bare: (text) => withoutEndMark(text),
  cap: (text) => capitalized(withoutEndMark(text)),
  /** A headline or subject. */
  short: (text, language) =>
    countCharacters(text) > 60 || INNER_END.test(text) || isClause(text, language)
      ? null
      : capitalized(withoutEndMark(text)),
  /** After a verb that takes "de": "d’un outil", "du service"; not before "des". */
  about: (text, language) =>
    fragmentKind(text, language) !== 'noun' || /^(?:des|du)\s/iu.test(text)
      ? null
      : withFrenchDe(uncapitalized(withoutEndMark(text))),
  a: (text) => `${indefiniteArticle(text)} ${text}`,
  de: (text, language) => (language === 'es' ? withSpanishDe(text) : withFrenchDe(text)),
  que: (text, language) => (isClause(text, language) ? withFrenchQue(uncapitalized(withoutEndMark(text))) : null),
};

function isStatement(text: string, language: Language): boolean {
  return INNER_END.test(text) || ['sentence', 'clause'].includes(fragmentKind(text, language));
}

function isClause(text: string, language: Language): boolean {
  return !INNER_END.test(text) && fragmentKind(withoutEndMark(text), language) === 'clause';
}

const INNER_END = /[.!?]\s/u;

const SLOT = /\{(\w+)(?::(\w+))?\}/gu;
const ADDRESS = /<([^<>|]*)\|([^<>|]*)>/gu;

/**
 * Fills a line of a grammar: `{slot}`, `{slot:filter}`, and `<vous avez|tu as>` for the two forms of address.
 * Null when a fact is missing or has not the form that the line asks for. Facts are put in as they are, never read as lines.
 */
export function fillLine(line: string, facts: Facts, { language, register }: Voice): string | null {
  let isComplete = true;
  const addressed = line.replace(ADDRESS, register === 'formal' ? '$1' : '$2');
  const filled = addressed.replace(SLOT, (_, slot: string, filter: string | undefined) => {
    const fact = facts.get(slot);
    const text = fact === undefined ? null : applyFilter(filter, fact, language);
    if (text === null) isComplete = false;
    return text ?? '';
  });
  return isComplete ? filled : null;
}

/** The slots that a line fills. */
export function findSlots(line: string): string[] {
  return [...line.matchAll(SLOT)].flatMap(([, slot]) => slot ?? []);
}

function applyFilter(name: string | undefined, fact: string, language: Language): string | null {
  if (name === undefined) return fact;
  const filter = FILTERS[name];
  if (!filter) throw new Error(`The grammar asks for the unknown filter "${name}".`);
  return filter(fact, language);
}
