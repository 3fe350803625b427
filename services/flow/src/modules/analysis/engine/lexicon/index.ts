import type { Language } from '../language';
import { english } from './en';
import { french } from './fr';
import type { Lexicon } from './lexicon';

export type { Lexicon, Section } from './lexicon';

export const lexicons: Readonly<Record<Language, Lexicon>> = { en: english, fr: french };
