import type { Sentence } from './read-intake';

export interface Word {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Words with their place; the elided article of "l'entreprise" is a word of its own. */
export function splitWords({ folded }: Pick<Sentence, 'folded'>): Word[] {
  const words = folded.matchAll(/(?:\b(?:qu|[ldnsjcmt])'(?=[a-z]))|[\p{L}\p{N}]+(?:[-&.'/][\p{L}\p{N}]+)*/giu);
  return [...words].map((match) => ({ start: match.index, end: match.index + match[0].length, text: match[0] }));
}

/** "director de | compras": a noun follows, and no verb. */
export const isGenitivePreposition = (word: string): boolean => /^(?:of|del?|d'|des|du)$/i.test(word);
