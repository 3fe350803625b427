import { listItems, textOf } from './items';
import { kindOf } from './kinds';
import type { Lexicon } from './lexicon';
import { type Passage, passage } from './passage';
import type { Sentence } from './read-intake';
import { stretchEnd } from './stretch';

/** So many kinds of customers in a row name an audience without being announced. */
const FEWEST_MEMBERS = 2;

/**
 * A sentence that lists kinds of people or of organisations, in the plural, speaks of the audience though no cue says so: "florists,
 * bakeries, small breweries basically". What is denied, or tells of the author, names nobody.
 */
export function findMembers(sentence: Sentence, lexicon: Lexicon, from = 0): Passage[] {
  const { folded } = sentence;
  if (lexicon.background.test(folded)) return [];
  const denied = lexicon.denial.exec(folded);
  const excepted = lexicon.exception.exec(folded);
  if (denied && (!excepted || denied.index < excepted.index)) return [];
  const end = excepted?.index ?? folded.length;
  if (excepted && lexicon.firstPerson.test(folded.slice(end))) return [];
  const members = listItems(passage('audience', sentence, Math.min(from, end), end, true)).filter((item) => {
    const text = textOf({ ...item, sentence, section: 'audience', isList: true }, item);
    return isSeveral(text, folded.slice(0, item.start)) && kindOf(text, lexicon) !== null;
  });
  if (members.length < FEWEST_MEMBERS) return [];
  return members.map((item) => passage('audience', sentence, item.start, item.end, true));
}

const isSeveral = (text: string, before: string) =>
  /^(?:\S+ )?\S+(?:s|x|people|women|men)(?![\w])/i.test(text) ||
  /[sx]$/i.test(text) ||
  /\b(?:an?|une?|alguna?|quelque|some|el|la|le|los|las|les)\s$/i.test(before);

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
