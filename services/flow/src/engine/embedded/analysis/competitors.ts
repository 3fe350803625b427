import { fold } from './fold';
import type { Intake } from '../../intake';
import { splitCompetitors } from './seeds';

const COMPARED = '(?:[Uu]nlike|[Cc]ontrairement a|[Aa] diferencia de|et|and|y|mais|but|pero)';

const ANY_ARTICLE = "(?:an?|the|some|une?|l[ae]s?|des|du|el|los|una?s?) |l'";
const ARTICLE = new RegExp(`^(?:${ANY_ARTICLE})`, 'i');

/** Tells whether a sentence, or a clause of it, has a competitor as its subject: "Bench does the books", "Unlike Cobalt we …". */
export function competitorTest(intake: Pick<Intake, 'competitors'>): (folded: string) => boolean {
  const names = splitCompetitors(intake);
  const firstNames = names.map(firstName).filter((name) => name.length > 3);
  const patterns = [...subjectPattern(names.map(fold), 'i'), ...subjectPattern(firstNames, '')];
  return (folded) => patterns.some((pattern) => pattern.test(folded));
}

function subjectPattern(names: readonly string[], flags: string): RegExp[] {
  if (names.length === 0) return [];
  const name = names
    .map((each) => each.replace(ARTICLE, '').replace(/s$/, ''))
    .filter(Boolean)
    .map((each) => each.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('|');
  if (!name) return [];
  return [new RegExp(`(?:^|[;,.] )\\W*(?:${COMPARED} )?(?:${ANY_ARTICLE})?(?:${name})s?(?![\\w-])`, flags)];
}

/** "le Carrefour d'en face" is spoken of as "Carrefour". */
const firstName = (competitor: string) => /\p{Lu}[\p{L}\p{N}.&-]*/u.exec(fold(competitor))?.[0] ?? '';
