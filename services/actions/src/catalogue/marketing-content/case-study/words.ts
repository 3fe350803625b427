import type { Language } from '../../../text/languages';
import words from './words.json';

export const CASE_WORDS: Readonly<Record<Language, (typeof words)['en']>> = words;
