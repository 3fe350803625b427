import { listClauses, textOf } from './items';
import type { Lexicon } from './lexicon';
import { type Passage, passage } from './passage';
import type { Sentence } from './read-intake';

/** So many clauses of trouble in a row need no announcement. */
const FEWEST_TROUBLES = { announced: 2, alone: 3 } as const;
/** A clause has a subject, a verb and more. */
const FEWEST_WORDS = 4;
/** At least four words between quotation marks. */
const QUOTE = /["\u201c«]\s?(?:[^"\u201d»\s]+\s+){3,}[^"\u201d»]*["\u201d»]/g;

/** What somebody says; only where the text speaks of the audience or of its troubles. */
export function readQuotes(sentence: Sentence, { denial }: Lexicon): Passage[] {
  return [...sentence.folded.matchAll(QUOTE)]
    .filter((match) => !denial.test(sentence.folded.slice(0, match.index)))
    .map((match) => passage('pains', sentence, match.index, match.index + match[0].length, false));
}

/** "It is the same every season: the tent leaks, nobody brings a hammer": a row of clauses about others that tell of trouble. */
export function findTroubles(sentence: Sentence, lexicon: Lexicon): Passage[] {
  const { folded } = sentence;
  const colon = /:\s/.exec(folded);
  const start = colon ? colon.index + colon[0].length : 0;
  const row = passage('pains', sentence, start, folded.length, true);
  const clauses = listClauses(row).map((item) => textOf(row, item));
  if (clauses.length < FEWEST_TROUBLES[colon ? 'announced' : 'alone'] || lexicon.firstPerson.test(folded.slice(start)))
    return [];
  const areTroubles = clauses.every(
    (clause) => clause.split(' ').length >= FEWEST_WORDS && lexicon.trouble.test(clause),
  );
  return areTroubles ? [row] : [];
}
