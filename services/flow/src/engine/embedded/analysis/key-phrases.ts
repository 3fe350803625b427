import { cite } from './cite';
import { toKey } from './fold';
import type { FoundLine } from '../../intake';
import { lexicons } from './lexicon';
import type { OfOthers } from './others';
import { hideAddresses, isProse } from './prose';
import { splitWords } from './words';
import type { Reading, Sentence } from './read-intake';

const LONGEST = 3;
/** "qualité | des | données": counts for nothing, and begins nothing. */
const JOINING = /^(?:de|d'|du|des)$/i;

interface Candidate {
  readonly line: FoundLine;
  readonly words: number;
  readonly sentences: Set<Sentence>;
}

/** Phrases of up to three words that come back in at least two sentences, not only in refusals, the most frequent first. */
export function recurringTopics({ sentences, intake }: Reading, { ofCompetitors, refused }: OfOthers): FoundLine[] {
  const competitors = toKey(intake.competitors);
  const candidates = new Map<string, Candidate>();

  for (const sentence of sentences) {
    if (ofCompetitors.has(sentence) || !isProse(sentence)) continue;
    for (const { line, words } of phrasesIn(sentence)) {
      const key = toKey(line.text);
      if (!key || ` ${competitors} `.includes(` ${key} `)) continue;
      const candidate = candidates.get(key) ?? { line, words, sentences: new Set<Sentence>() };
      candidate.sentences.add(sentence);
      candidates.set(key, candidate);
    }
  }

  const recurring = [...candidates.values()].filter(
    ({ sentences: where }) => where.size > 1 && [...where].some((one) => !refused.has(one)),
  );
  return recurring.sort((a, b) => b.sentences.size * b.words - a.sentences.size * a.words).map(({ line }) => line);
}

function* phrasesIn(sentence: Sentence): Generator<{ line: FoundLine; words: number }> {
  const { boundaries, generic, possessives, frames } = lexicons[sentence.language];
  const words = splitWords({ folded: hideAddresses(sentence.folded) });
  const joins = (text: string) =>
    text.length > 2 &&
    /^\p{L}/u.test(text) &&
    !boundaries.has(text.toLowerCase()) &&
    !possessives.has(text.toLowerCase());
  const speaks = (text: string) => joins(text) && !generic.has(text.toLowerCase());

  for (const [from, first] of words.entries()) {
    if (JOINING.test(first.text) || !joins(first.text)) continue;
    let content = 0;
    let telling = 0;
    for (const [offset, word] of words.slice(from, from + LONGEST * 2).entries()) {
      const gap = offset === 0 ? '' : sentence.folded.slice(words[from + offset - 1]?.end, word.start);
      if (!/^ ?$/.test(gap)) break;
      if (JOINING.test(word.text)) continue;
      if (!joins(word.text)) break;
      content += 1;
      if (speaks(word.text)) telling += 1;
      if (content > LONGEST) break;
      if (content === 1 && word.text.length < 4 && word.text !== word.text.toUpperCase()) continue;
      if (telling === 0 || (content === 1 && frames.goods.test(word.text))) continue;
      const line = cite(sentence, first.start, word.end);
      if (line) yield { line, words: telling };
    }
  }
}
