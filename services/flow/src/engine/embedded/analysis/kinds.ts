import type { Lexicon } from './lexicon';
import { splitWords } from './words';

export type Kind = 'role' | 'company' | 'sector';

/** What a phrase names, by its head: the last word in English, the first in French and Spanish. Null where no list knows the head. */
export function kindOf(text: string, lexicon: Lexicon): Kind | null {
  const phrase = untilBoundary(text, lexicon);
  if (phrase.length === 0) return null;
  if (isSector(phrase, lexicon)) return 'sector';
  return lexicon.head === 'last' ? byLast(phrase, lexicon) : byFirst(phrase, lexicon);
}

/** Whether the head of a phrase names several: "interpreters on site", and not "interpreter within 24 hours". */
export function isPlural(text: string, lexicon: Lexicon): boolean {
  const phrase = untilBoundary(text, lexicon);
  const heads = lexicon.head === 'last' ? phrase.slice(-1) : phrase.slice(0, 2);
  return heads.some((word) => /(?:[sx]|people|men)$/i.test(word));
}

/** The name of a department stands for the people in it. */
export const DEPARTMENT = /^(?:HR|IT|QA|PR|R&D|DSI|DRH|DAF|RSE|RH|RRHH|TI)$/;

function byLast(phrase: readonly string[], { companies, people }: Lexicon): Kind | null {
  const head = phrase.at(-1) ?? '';
  if (companies.test(head) || endsWith(companies, phrase.slice(-2).join(' '))) return 'company';
  return people.test(head) || DEPARTMENT.test(head) ? 'role' : null;
}

function endsWith(pattern: RegExp, text: string): boolean {
  const match = pattern.exec(text);
  return match !== null && match.index + match[0].length === text.length;
}

/** An adjective may stand before the head: "petits musées", "grandes superficies". */
function byFirst(phrase: readonly string[], { companies, people }: Lexicon): Kind | null {
  const at = ADJECTIVE.test(phrase[0] ?? '') ? 1 : 0;
  const [head = '', next = ''] = phrase.slice(at);
  if (people.exec(`${head} ${next}`)?.[0].includes(' ') || ENGLISH_TITLE.test(next)) return 'role';
  if (companies.exec(`${head} ${next}`)?.index === 0) return 'company';
  return people.test(head) || DEPARTMENT.test(head) ? 'role' : null;
}

/** "office managers" in a French or Spanish text: its head is the last word. */
const ENGLISH_TITLE = /^(?:managers?|officers?|owners?|leads?|designers?|developers?|planners?|buyers?)$/i;

/** What may stand before the head in French and Spanish. */
const ADJECTIVE =
  /^(?:petite?s?|grande?s?|gran|jeunes?|nouve\w+|futur[eoa]?s?|moyen\w*|gros(?:se?s?)?|jeunes?|vieux|vieilles?|premier\w*|primer\w*|anciens?|anciennes?|autres?|otr[oa]s?|pequen[oa]s?|nuev[oa]s?|joven|jovenes|median[oa]s?|buen[oa]?s?|bonn?e?s?|\d+|deux|trois|dos|tres|plusieurs|vari[oa]s)$/i;

function isSector(phrase: readonly string[], { sectors, people, companies }: Lexicon): boolean {
  if (phrase.length > 2) return false;
  const first = phrase[0] ?? '';
  const name = phrase.join(' ');
  return (
    sectors.exec(name)?.[0].length === name.length &&
    !people.test(first) &&
    !(/s$/.test(first) && companies.test(first))
  );
}

function untilBoundary(text: string, { boundaries }: Lexicon): string[] {
  const words = splitWords({ folded: text }).map((word) => word.text);
  const from = words.findIndex((word) => !isBoundary(word, boundaries) && !/^[ldnsjcmt]'$/i.test(word));
  if (from < 0) return [];
  const rest = words.slice(from);
  const end = rest.findIndex((word, place) => place > 0 && isBoundary(word, boundaries));
  return end < 0 ? rest : rest.slice(0, end);
}

/** "IT" is a name where "it" is none; an adverb ends a phrase or stands before it. */
const isBoundary = (word: string, boundaries: ReadonlySet<string>) =>
  word === word.toLowerCase()
    ? boundaries.has(word) || ADVERB.test(word)
    : !isAcronym(word) && boundaries.has(word.toLowerCase());

const isAcronym = (word: string) => word.length > 1 && word === word.toUpperCase();
const ADVERB =
  /^(?!(?:family|supply|assembly|monthly|weekly|daily|early|elderly|friendly|fly)$)\p{L}{3,}(?:ly|mente)$|^(?:\p{L}{3,}(?:amment|emment)|lately|too|also|etc)$/u;
