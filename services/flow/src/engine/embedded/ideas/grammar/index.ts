import type { Language } from '../../analysis/language';
import { type Grammar, parseGrammar } from '../../wording/parse-grammar';
import { englishIdeas } from './en';
import { spanishIdeas } from './es';
import { frenchIdeas } from './fr';

export const ideaGrammars: Readonly<Record<Language, Grammar>> = {
  en: parseGrammar(englishIdeas),
  fr: parseGrammar(frenchIdeas),
  es: parseGrammar(spanishIdeas),
};
