import type { Language } from '../../../text/languages';
import { hasCapital, isAuxiliary } from '../../../text/name-words';
import { overlaps } from '../../../text/span';
import type { Stem } from '../../../text/stems';
import { isStopWord } from '../../../text/stop-words';
import { splitWords } from '../../../text/words';
import type { Facts } from './facts';

interface Place {
  readonly word: string;
  readonly stem: string;
  readonly isName: boolean;
  /** Whether an article or preposition stands before it, as before a noun. */
  readonly afterArticle: boolean;
}

export interface PlaceTools {
  readonly language: Language;
  readonly stem: Stem;
  /** Whether two words say the same: "tall" and "high". */
  isAlike(word: string, other: string): boolean;
}

interface Statement {
  readonly text: string;
  readonly facts: Facts;
}

/** What the claim says must be in the sentence: `terms` in itself, `subject` in its title or the sentence before, too. */
interface Wanted {
  readonly terms: ReadonlySet<string>;
  readonly subject: (term: string) => boolean;
}

/**
 * Whether the sentence says of another thing what the claim says: where the claim has a noun that the sentence lacks, as its subject
 * or after a word that both have, there is another word in the sentence. "Discovered penicillin" and "discovered radium", "Model A"
 * and "Model C".
 */
export function isPlaceTaken(claim: Statement, sentence: Statement, wanted: Wanted, tools: PlaceTools): boolean {
  const claimed = placesOf(claim, tools);
  const said = placesOf(sentence, tools);
  const own = new Set(splitWords(sentence.text).map(({ normal }) => tools.stem(normal)));
  const inClaim = new Set(claimed.map((place) => place.stem));
  const isOther = (other: Place | undefined, { word }: Place) =>
    other !== undefined && !inClaim.has(other.stem) && !tools.isAlike(word, other.word);
  const last = claimed.findLastIndex((place) => wanted.terms.has(place.stem));
  return claimed.some((place, index) => {
    if (own.has(place.stem) || !(place.isName || wanted.terms.has(place.stem))) return false;
    const before = claimed[index - 1]?.stem;
    if (before === undefined) {
      const next = claimed.find((one) => own.has(one.stem))?.stem;
      return !wanted.subject(place.stem) && said.some((one, at) => one.stem === next && isOther(said[at - 1], place));
    }
    // A name after a preposition is compared as a fact: "in Madrid" is contradicted by "in Barcelona".
    const counts = place.isName
      ? !place.afterArticle
      : index === last || place.afterArticle || (tools.language !== 'en' && index === 1);
    return counts && said.some((one, at) => one.stem === before && isOther(said[at + 1], place));
  });
}

/** The words with a meaning of their own, in their order; without quantities and what they count. */
function placesOf({ text, facts }: Statement, { language, stem }: PlaceTools): Place[] {
  const quantities = [...facts.numbers, ...facts.dates];
  const words = splitWords(text).filter((word) => !quantities.some((one) => overlaps(one, word)));
  return words.flatMap((word, index) => {
    const isName = hasCapital(word, language);
    const isCounted = facts.numbers.some(({ end }) => word.start > end && word.start - end <= MAX_GAP);
    if (isCounted || (!isName && (isStopWord(word.normal, language) || word.normal.length < 2))) return [];
    const before = words[index - 1];
    const hasElision = word.normal.length < word.text.length;
    const isAfterStopWord =
      before !== undefined && isStopWord(before.normal, language) && !isAuxiliary(before, language);
    return [{ word: word.normal, stem: stem(word.normal), isName, afterArticle: hasElision || isAfterStopWord }];
  });
}

/** Between a number and its unit. */
const MAX_GAP = 1;
