import { listItems, textOf } from './items';
import { kindOf } from './kinds';
import type { Lexicon } from './lexicon';
import { type Passage, passage } from './passage';
import type { Sentence } from './read-intake';
import { stretchEnd } from './stretch';

/** "a kit for florists and bakeries": the list behind a preposition, when its first item is a known kind in the plural. */
export function findCustomers(sentence: Sentence, lexicon: Lexicon): Passage[] {
  const { folded } = sentence;
  for (const match of folded.matchAll(lexicon.weakCue)) {
    const start = match.index + match[0].length;
    if (lexicon.denial.test(folded.slice(0, start))) return [];
    const excepted = folded.slice(start).search(lexicon.exception);
    const limit = excepted < 0 ? folded.length : start + excepted;
    const found = passage('audience', sentence, start, stretchEnd(folded, start, limit, lexicon), true);
    const [first] = listItems(found);
    const name = first && textOf(found, first);
    if (name && /^(?:\S+ ){0,2}\S+[sx](?!\w)/i.test(name) && (kindOf(name, lexicon) ?? 'sector') !== 'sector')
      return [found];
  }
  return [];
}
