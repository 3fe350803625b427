import type { TextRange } from '../span';
import { foldAccents, splitWords } from '../words';

/** A word as the rules of opinion read it: in lower case, without accents or ligatures, and with the French "n'" and "qu'" as words. */
export interface SentimentToken extends TextRange {
  readonly word: string;
  readonly isShouted: boolean;
  /** A comma, dash or bracket is before it. */
  readonly startsClause: boolean;
}

export function toSentimentTokens(text: string): SentimentToken[] {
  const isAllCapitals = !/\p{Ll}/u.test(text);
  let previousEnd = 0;
  return splitWords(text).flatMap(({ text: raw, normal, start, end }) => {
    const isShouted = !isAllCapitals && raw.length > 1 && /^\p{Lu}+$/u.test(raw);
    const startsClause = /[,;:()–—]|\s-\s/u.test(text.slice(previousEnd, start));
    previousEnd = end;
    const token = { word: foldAccents(normal).replaceAll('œ', 'oe'), start, end, isShouted, startsClause };
    const elided = /^(n|qu|d|l)['’]/iu.exec(raw)?.[1]?.toLowerCase();
    if (elided === 'n')
      return [
        { ...token, word: 'ne' },
        { ...token, startsClause: false },
      ];
    if (elided === 'qu')
      return [
        { ...token, word: 'que' },
        { ...token, startsClause: false },
      ];
    if (elided !== undefined)
      return [
        { ...token, word: elided },
        { ...token, startsClause: false },
      ];
    return [token];
  });
}
