import { findConcepts } from './lexicon/find-concepts';
import { isStopWord } from './text/stop-words';
import { LANGUAGES } from './text/languages';
import type { Message } from './read-message';

/** Counts of what is seen in a message: parts of words, words, pairs of words, concepts and pairs of concepts. */
export type Features = ReadonlyMap<string, number>;

const SHORTEST = 3;
const LONGEST = 5;
/** Words and concepts say more than one of the many parts of a word. */
const WEIGHTS = { part: 0.4, word: 1, common: 0.4, pair: 0.5, concept: 3, concepts: 2 };

export function findFeatures({ words }: Pick<Message, 'words'>): Features {
  const features = new Map<string, number>();
  const add = (name: string, weight: number) => void features.set(name, (features.get(name) ?? 0) + weight);
  const concepts = new Set<string>();
  words.forEach((word, index) => {
    const isCommon = isCommonWord(word);
    add(`w:${word}`, isCommon ? WEIGHTS.common : WEIGHTS.word);
    if (!isCommon && !word.startsWith('@')) for (const part of listParts(word)) add(`p:${part}`, WEIGHTS.part);
    const next = words[index + 1];
    if (next !== undefined) add(`b:${word}_${next}`, WEIGHTS.pair);
    for (const concept of findConcepts(word)) concepts.add(concept);
    if (next !== undefined) for (const concept of findConcepts(`${word}_${next}`)) concepts.add(concept);
  });
  const sorted = [...concepts].sort();
  for (const [index, concept] of sorted.entries()) {
    add(`c:${concept}`, WEIGHTS.concept);
    for (const other of sorted.slice(index + 1)) add(`cc:${concept}+${other}`, WEIGHTS.concepts);
  }
  return features;
}

/** A function word of any of the languages. */
export function isCommonWord(word: string): boolean {
  return LANGUAGES.some((language) => isStopWord(word, language));
}

function listParts(word: string): string[] {
  const padded = ` ${word} `;
  const parts: string[] = [];
  for (let length = SHORTEST; length <= LONGEST; length += 1)
    for (let start = 0; start + length <= padded.length; start += 1) parts.push(padded.slice(start, start + length));
  return parts;
}
