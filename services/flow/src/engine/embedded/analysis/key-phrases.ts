import { cite } from './cite';
import { toKey } from './fold';
import type { FoundLine } from '../../intake';
import { lexicons } from './lexicon';
import { splitWords } from './words';
import type { Reading, Sentence } from './read-intake';

const LONGEST = 3;

interface Candidate {
  readonly line: FoundLine;
  readonly words: number;
  readonly sentences: Set<string>;
}

/** Phrases of up to three words that come back in at least two sentences, the most frequent first. */
export function recurringTopics({ sentences, intake }: Reading): FoundLine[] {
  const competitors = toKey(intake.competitors);
  const candidates = new Map<string, Candidate>();

  for (const sentence of sentences) {
    for (const { line, words } of phrasesIn(sentence)) {
      const key = toKey(line.text);
      if (!key || ` ${competitors} `.includes(` ${key} `)) continue;
      const candidate = candidates.get(key) ?? { line, words, sentences: new Set<string>() };
      candidate.sentences.add(`${sentence.field} ${sentence.index}`);
      candidates.set(key, candidate);
    }
  }

  const recurring = [...candidates.values()].filter(({ sentences: where }) => where.size > 1);
  return recurring.sort((a, b) => b.sentences.size * b.words - a.sentences.size * a.words).map(({ line }) => line);
}

function* phrasesIn(sentence: Sentence): Generator<{ line: FoundLine; words: number }> {
  const { boundaries, generic, possessives } = lexicons[sentence.language];
  const words = splitWords(sentence);
  const joins = (text: string) =>
    text.length > 2 &&
    /^\p{L}/u.test(text) &&
    !boundaries.has(text.toLowerCase()) &&
    !possessives.has(text.toLowerCase());
  const speaks = (text: string) => joins(text) && !generic.has(text.toLowerCase());

  for (const [from, first] of words.entries()) {
    if (!joins(first.text)) continue;
    let content = 0;
    let telling = 0;
    for (const [offset, word] of words.slice(from, from + LONGEST * 2).entries()) {
      const gap = offset === 0 ? '' : sentence.folded.slice(words[from + offset - 1]?.end, word.start);
      if (!/^ ?$/.test(gap)) break;
      if (/^(?:de|d'|du)$/i.test(word.text)) continue;
      if (!joins(word.text)) break;
      content += 1;
      if (speaks(word.text)) telling += 1;
      if (content > LONGEST) break;
      if (content === 1 && word.text.length < 4 && word.text !== word.text.toUpperCase()) continue;
      if (telling === 0) continue;
      const line = cite(sentence, first.start, word.end);
      if (line) yield { line, words: telling };
    }
  }
}
