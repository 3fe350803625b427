import type { Lexicon } from './lexicon';
import { type Passage, passage } from './passage';
import type { Sentence } from './read-intake';

/** At least four words between quotation marks. */
const QUOTE = /["\u201c«]\s?(?:[^"\u201d»\s]+\s+){3,}[^"\u201d»]*["\u201d»]/g;

/** What somebody says; only where the text speaks of the audience or of its troubles. */
export function readQuotes(sentence: Sentence, { denial }: Lexicon): Passage[] {
  return [...sentence.folded.matchAll(QUOTE)]
    .filter((match) => !denial.test(sentence.folded.slice(0, match.index).replace(QUOTE, '')))
    .map((match) => passage('pains', sentence, match.index, match.index + match[0].length, false));
}
