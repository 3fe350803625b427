import { cite, distinct } from './cite';
import { labelledItems } from './clauses';
import type { CitedLine, CustomerProfile } from './intake';
import { type Lexicon, lexicons } from './lexicon';
import { type NounPhrase, nounPhrases } from './noun-phrases';
import { findPainPoints } from './pain-points';
import type { Reading, Sentence } from './read-intake';

const LIMIT = 6;

/** Who the product is for: people, organisations, sectors, and what troubles them. */
export function findCustomerProfile({ sentences }: Reading): CustomerProfile {
  const candidates = sentences.filter((sentence) => !lexicons[sentence.language].exclusionCue.test(sentence.folded));
  return {
    roles: distinct(
      candidates.flatMap((sentence) => [...people(sentence), ...unnamedAudience(sentence)]),
      LIMIT,
    ),
    company_types: distinct(
      candidates.flatMap((sentence) => organisations(sentence)),
      LIMIT,
    ),
    sectors: distinct(candidates.flatMap(sectors), LIMIT),
    pain_points: distinct(sentences.flatMap(findPainPoints), LIMIT),
  };
}

function people(sentence: Sentence) {
  return findMembers(sentence, lexicons[sentence.language].roles);
}

function organisations(sentence: Sentence) {
  return findMembers(sentence, lexicons[sentence.language].companies);
}

function findMembers(sentence: Sentence, heads: readonly string[]): (CitedLine | undefined)[] {
  const lexicon = lexicons[sentence.language];
  return nounPhrases(sentence, heads)
    .filter((phrase) => isAudience(phrase, sentence, lexicon))
    .map(({ start, end }) => cite(sentence, start, end));
}

/** Several people, or one where the sentence says that it speaks of the audience; never "our engineers". */
function isAudience(
  { start, head, before, isPlural, isNarrowed }: NounPhrase,
  sentence: Sentence,
  lexicon: Lexicon,
): boolean {
  if (lexicon.possessives.has(before) || lexicon.lackBefore.test(sentence.folded.slice(0, start))) return false;
  if (!isNarrowed && lexicon.vague.test(head)) return false;
  return isPlural || sentence.section === 'audience' || lexicon.audienceCue.test(sentence.folded);
}

function sectors(sentence: Sentence): (CitedLine | undefined)[] {
  const lexicon = lexicons[sentence.language];
  if (sentence.section === 'sectors') return labelledItems(sentence);
  const named = [...sentence.folded.matchAll(lexicon.sectorCue)].map((match) => {
    const start = match.index + match[0].indexOf(match[1] ?? '');
    return cite(sentence, start, start + untilBoundary(match[1] ?? '', lexicon));
  });
  const known = lexicon.sectors.flatMap((sector) =>
    [...sentence.folded.matchAll(new RegExp(`(?<![\\w-])${sector}(?![\\w-])`, 'gi'))].map((match) =>
      cite(sentence, match.index, match.index + match[0].length),
    ),
  );
  return [...named, ...known];
}

/** "santé est" names one word of a sector, not two. */
function untilBoundary(name: string, { boundaries }: Lexicon): number {
  const [first = '', second] = name.split(' ');
  return second && !boundaries.has(second.toLowerCase()) ? name.length : first.length;
}

/** What a person lists under "Audience:" is the audience, also when no rule knows the word. */
function unnamedAudience(sentence: Sentence): (CitedLine | undefined)[] {
  if (sentence.section !== 'audience') return [];
  const known = [...people(sentence), ...organisations(sentence)].flatMap((line) => line?.text.toLowerCase() ?? []);
  return labelledItems(sentence).filter(
    (line) => line && !known.some((text) => line.text.toLowerCase().includes(text)),
  );
}
