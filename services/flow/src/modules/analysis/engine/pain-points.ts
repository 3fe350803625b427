import { cite } from './cite';
import { clausesAfter, clauseStart, labelledItems } from './clauses';
import type { CitedLine } from './intake';
import { lexicons } from './lexicon';
import type { Sentence } from './read-intake';

/** What troubles the audience: the clause from the words that say so, or what is listed under such a label. */
export function findPainPoints(sentence: Sentence): (CitedLine | undefined)[] {
  if (sentence.section === 'pains') return labelledItems(sentence);
  return clausesAfter(sentence, lexicons[sentence.language].painCue, true).map(({ start, end }) => {
    const saysEnough = sentence.folded.slice(start, end).trim().includes(' ');
    return cite(sentence, saysEnough ? start : clauseStart(sentence, start), end);
  });
}
