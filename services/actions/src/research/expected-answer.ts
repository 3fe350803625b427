import { findNumbers } from '../text/find-numbers';
import type { Language } from '../text/languages';
import type { Expected } from './question';

const MONTH =
  /\b(?:january|february|march|april|june|july|august|september|october|november|december|janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)\b/iu;
const YEAR = /(?<!\d)(?:1\d{3}|20\d{2})(?![\d%])/u;
const CENTURY = /\bcentury\b|\bsiècle\b|\bsiglo\b/iu;
const TIME =
  /\b\d{1,2}(?::\d{2}|\s?(?:am|pm|h)\b)|\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\b(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miércoles|jueves|viernes|sábados?|domingos?)s?\b/iu;
const DURATION =
  /\d\s(?:minutes?|hours?|(?:working )?days?|weeks?|months?|years?|heures?|jours?|semaines?|mois|ans?|minutos?|horas?|días?|semanas?|meses|años?)\b/iu;
const REASON =
  /\b(?:because|due to|since|thanks to|in order to|so that|as a result|caused?|reason|parce que?|car|grâce|afin|pour|raison|cause|porque|debido|gracias|para|ya que|causa)\b/iu;

/** Whether a sentence has the kind of thing that the question asks for, which the question does not have itself. */
export function hasExpected(
  sentence: string,
  expected: Expected,
  language: Language,
  question: ReadonlySet<string>,
): boolean {
  switch (expected) {
    case 'date':
      return [MONTH, YEAR, CENTURY, TIME, DURATION].some((pattern) => pattern.test(sentence));
    case 'number':
      return findNumbers(sentence, language).some(({ text }) => !question.has(text.toLowerCase()));
    case 'person':
    case 'place':
      return hasNewName(sentence, question);
    case 'reason':
      return REASON.test(sentence);
    case 'other':
      return true;
    default:
      return expected satisfies never;
  }
}

/** A word with a capital that is no word of the question, and not only the first of the sentence. */
function hasNewName(sentence: string, question: ReadonlySet<string>): boolean {
  const names = [...sentence.matchAll(/(?<![\p{L}'’])\p{Lu}[\p{L}'’-]+/gu)].filter(({ index }) => index > 0);
  const first = /^(\p{Lu}\p{L}+)\s+(\p{Lu}\p{L}+)/u.exec(sentence);
  const isFirstNew = first !== null && first.slice(1).every((name) => !question.has(name.toLowerCase()));
  return isFirstNew || names.some(([name]) => !question.has(name.toLowerCase()));
}
