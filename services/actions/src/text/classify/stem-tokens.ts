import type { Stem } from '../stems';
import type { Span } from '../span';
import { splitWords } from '../words';

/** A word, or one of the marks "?" and "!", as a classifier reads it. */
export interface StemToken extends Span {
  readonly stem: string;
  readonly normal: string;
}

/** The words and end marks of a text in order, stop words among them: "how do i" is a phrase of its own. */
export function toStemTokens(text: string, stem: Stem): StemToken[] {
  const words = splitWords(text).map((word) => ({ ...word, stem: stem(word.normal) }));
  const marks = [...text.matchAll(/[?!]/gu)].map(({ 0: mark, index }) => ({
    text: mark,
    start: index,
    end: index + 1,
    stem: mark,
    normal: mark,
  }));
  return [...words, ...marks].sort((a, b) => a.start - b.start);
}
