import type { Lexicon } from './lexicon';

/** Where the stretch that begins at `start` ends, at `limit` at the latest; the dot of "49.90" ends nothing. */
export function stretchEnd(folded: string, start: number, limit: number, lexicon: Lexicon): number {
  const rest = folded.slice(start, limit).replace(/[.,](?=[\d\w])/g, '_');
  const end = rest.search(lexicon.stretchEnd);
  return end < 0 ? limit : start + end;
}
