import { toPlainText } from './plain-text';
import { splitWords } from './measure-text';

const SEQUENCE = 5;

/** The five-word sequences of a text, within its lines. */
export function listSequences(markdown: string): string[] {
  return toPlainText(markdown)
    .split('\n')
    .flatMap((line) => {
      const words = splitWords(line);
      return words
        .slice(0, Math.max(0, words.length - SEQUENCE + 1))
        .map((_, at) => words.slice(at, at + SEQUENCE).join(' '));
    });
}

/** The share of five-word sequences that two texts have in common, of the shorter one. */
export function sharedSequences(one: string, other: string): number {
  const first = new Set(listSequences(one));
  const second = new Set(listSequences(other));
  const shorter = Math.min(first.size, second.size);
  if (shorter === 0) return 0;
  let shared = 0;
  for (const sequence of first) if (second.has(sequence)) shared += 1;
  return shared / shorter;
}

/** The share of five-word sequences that stand in a text more than once. */
export function repeatedSequences(markdown: string): number {
  const sequences = listSequences(markdown);
  return sequences.length === 0 ? 0 : 1 - new Set(sequences).size / sequences.length;
}
