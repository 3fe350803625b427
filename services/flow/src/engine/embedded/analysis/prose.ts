import type { FoundLine } from '../../intake';
import type { Sentence } from './read-intake';

/** A complaint is not longer: what is longer is a run of words. */
const LONGEST_COMPLAINT = 200;
/** Below this share of different words, a text says the same again and again. */
const LEAST_DIFFERENT = 0.4;
/** With fewer words, repetition tells nothing. */
const FEWEST_WORDS = 8;

/** Whether a line can be a complaint; what was cut out of a run of words is no complaint as a whole. */
export function isComplaint({ text }: FoundLine, { isCut }: Pick<Sentence, 'isCut'>): boolean {
  const words = text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? [];
  return (
    text.length <= (isCut ? LONGEST_COMPLAINT / 2 : LONGEST_COMPLAINT) &&
    !isTechnical(text) &&
    (words.length < FEWEST_WORDS || new Set(words).size >= words.length * LEAST_DIFFERENT)
  );
}

const ADDRESS = /\b(?:https?:\/\/|www\.)\S+|\S+@\S+\.\w+/i;
const CODE = /=>|\(\)|\);|\{|\}|<\/|&&|\|\||[=!]==|\b(?:const|let|var|function) \w+ ?[=(]|\w\[\w+\]/;

/** An address on the web, or code. */
export const isTechnical = (text: string): boolean => ADDRESS.test(text) || CODE.test(text);

/** Whether phrases that come back in a sentence are what its author speaks of. */
export const isProse = ({ text, isCut }: Pick<Sentence, 'text' | 'isCut'>): boolean => !isCut && !CODE.test(text);

/** The same length, with nothing where an address is. */
export const hideAddresses = (folded: string): string =>
  folded.replace(new RegExp(ADDRESS, 'gi'), (address) => '\u2026'.repeat(address.length));
