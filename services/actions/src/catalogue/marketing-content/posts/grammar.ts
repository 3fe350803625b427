import type { Language } from '../../../text/languages';
import type { Grammar } from '../../../writing/compose';
import grammars from './grammar.json';

/** Hooks name the topic; leads introduce the points; asks invite an answer, by what the post is for. */
export type PostPart =
  | 'hook'
  | 'hook_point'
  | 'context'
  | 'lead_advice'
  | 'lead_news'
  | 'lead_discussion'
  | 'ask_advice'
  | 'ask_news'
  | 'ask_discussion'
  | 'link';

export const POST_GRAMMARS: Record<Language, Grammar<PostPart>> = grammars;

/** Two to ten; a longer list is introduced without its number. */
export const COUNT_WORDS: Record<Language, readonly string[]> = {
  en: ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  fr: ['deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'],
  es: ['dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez'],
};
