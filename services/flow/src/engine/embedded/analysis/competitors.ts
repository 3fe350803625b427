import { fold } from './fold';
import type { Intake } from '../../intake';
import { splitCompetitors } from './seeds';

const COMPARED = '(?:[Uu]nlike|[Cc]ontrairement a|[Aa] diferencia de|et|and|y|mais|but|pero)';

const ANY_ARTICLE = "(?:an?|the|some|une?|l[ae]s?|des|du|el|los|una?s?) |l'";
const ARTICLE = new RegExp(`^(?:${ANY_ARTICLE})`, 'i');

/** "With Gusto you get …", but not "With Gusto we connect …". */
const BESIDE = '(?:[Ww]ith|[Aa]t|[Ff]rom|[Aa]vec|[Cc]hez|[Cc]on|[Ee]n)';
const AUTHOR = "(?:we|i|our|my|nous|on|je|notre|nos|mon|nosotros|nuestr\\w+|\\w+(?:amos|emos|imos))\\b|j'";

/** Where what is said of a competitor begins in a sentence, or in a clause of it: its length where nothing is. */
export type CompetitorTest = (folded: string) => number;

/**
 * "Bench does the books", "Unlike Cobalt we …", "With Gusto you get …", "Most use Zendesk, which offers …": the sentence as a whole. Where
 * the author is spoken of before, what stands there is the author's: "We sell audits, Bench does the books".
 */
export function competitorTest(intake: Pick<Intake, 'competitors'>): CompetitorTest {
  const names = splitCompetitors(intake);
  const firstNames = names.map(firstName).filter((name) => name.length > 3);
  const patterns = [...namePatterns(names.map(fold), 'i'), ...namePatterns(firstNames, '')];
  return (folded) => Math.min(folded.length, ...patterns.map((pattern) => beginningOf(pattern, folded)));
}

function beginningOf(pattern: RegExp, folded: string): number {
  const at = folded.search(pattern);
  if (at < 0) return folded.length;
  return SPOKEN_BY_AUTHOR.test(folded.slice(0, at)) ? at : 0;
}

const SPOKEN_BY_AUTHOR = new RegExp(`\\b(?:${AUTHOR})`, 'i');

function namePatterns(names: readonly string[], flags: string): RegExp[] {
  if (names.length === 0) return [];
  const alternatives = names
    .map((each) => each.replace(ARTICLE, '').replace(/s$/, ''))
    .filter(Boolean)
    .map((each) => each.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('|');
  if (!alternatives) return [];
  const name = `(?:${ANY_ARTICLE})?(?:${alternatives})s?(?![\\w-])`;
  const clause = '(?:^|[;,.] )\\W*';
  return [
    new RegExp(`${clause}(?:(?:${COMPARED} )?${name}|${BESIDE} ${name},? (?!${AUTHOR}))`, flags),
    new RegExp(`(?<=(?<![\\w-])${name}),? (?:which|that|who|qui|que)\\b`, flags),
  ];
}

/** "le Carrefour d'en face" is spoken of as "Carrefour". */
const firstName = (competitor: string) => /\p{Lu}[\p{L}\p{N}.&-]*/u.exec(fold(competitor))?.[0] ?? '';
