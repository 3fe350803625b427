import type { Language } from '../language';
import { english } from './en';
import { spanish } from './es';
import { french } from './fr';
import type { Lexicon } from './lexicon';

export type { Announced, Lexicon, Section } from './lexicon';

export const lexicons: Readonly<Record<Language, Lexicon>> = { en: english, fr: french, es: spanish };
