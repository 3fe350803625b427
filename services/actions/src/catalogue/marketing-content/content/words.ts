import type { Language } from '../../../text/languages';
import words from './words.json';

/** Headings and set phrases, by form of address where it shows. */
export type ContentWords = (typeof words)['en'];

export const CONTENT_WORDS: Readonly<Record<Language, ContentWords>> = words;
