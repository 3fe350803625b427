import { findConcepts } from './lexicon/find-concepts';
import type { Message } from './read-message';

const MOST = 3;

/** The words of a message that speak most for an action, by the weight of the word and of the concepts it names. */
export function listReasons({ words }: Message, weigh: (feature: string) => number): string[] {
  return [...new Set(words)]
    .map((word) => ({
      word: word.replace('@', ''),
      weight: weigh(`w:${word}`) + findConcepts(word).reduce((sum, concept) => sum + 2 * weigh(`c:${concept}`), 0),
    }))
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, MOST)
    .map(({ word }) => word);
}
