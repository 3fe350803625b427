import type { Span } from './span';

/** A word with its place. `normal` is in lower case, with ' for ’, and without an elided article or pronoun (l', d', qu'). */
export interface Word extends Span {
  readonly normal: string;
}

const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

const ELISION = /^(?:[ldjmtscn]|qu|jusqu|lorsqu|puisqu|quoiqu|presqu)'(?=\p{L})/u;

/** The words and numbers of a text. Hyphenated words are their parts. */
export function splitWords(text: string): Word[] {
  const words: Word[] = [];
  for (const { segment, index, isWordLike } of segmenter.segment(text)) {
    if (isWordLike !== true) continue;
    const lower = segment.toLowerCase().replaceAll('’', "'");
    const elided = ELISION.exec(lower)?.[0].length ?? 0;
    words.push({ text: segment, start: index, end: index + segment.length, normal: lower.slice(elided) });
  }
  return words;
}

export function countWords(text: string): number {
  return splitWords(text).length;
}

/** Without accents, in lower case: "Qualité" and "qualite" are the same to a search. */
export function foldAccents(text: string): string {
  const lower = text.toLowerCase();
  // Most words have no accent, and the test costs a tenth of what follows.
  return /^[\x20-\x7e]*$/u.test(lower) ? lower : lower.normalize('NFD').replace(/\p{M}/gu, '');
}
