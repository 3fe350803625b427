import type { Language } from '../text/languages';

/**
 * What a caller's text can stand for in a sentence: a whole sentence, a clause after "that", a phrase with an article, or words
 * of unknown form, which only a colon introduces safely.
 */
export type FragmentKind = 'sentence' | 'clause' | 'noun' | 'words';

/** Subject pronouns, and in Spanish, which leaves them out, the auxiliaries that begin a clause. */
const CLAUSE_START: Record<Language, RegExp> = {
  en: /^(?:you|we|they|he|she|it|i)(?:\s|['’](?:re|ve|s|d|ll|m)\s)/iu,
  fr: /^(?:vous|nous|tu|on|ils?|elles?|je)\s|^j['’]/iu,
  es: /^(?:usted(?:es)?|nosotr[oa]s|vosotr[oa]s|tú|yo|ellos|ellas|ha|han|has|hemos|habéis|he|acaba[ns]?|acabáis|acabamos|está[ns]?|estáis|estamos|tiene[ns]?|tenéis|busca[ns]?|buscáis)\s/iu,
};

const ARTICLE: Record<Language, RegExp> = {
  en: /^(?:an?|the|one|our|your)\s/iu,
  fr: /^(?:une?|des|les?|la|du|notre|nos|votre|vos|ton|ta|tes)\s|^l['’]/iu,
  es: /^(?:una?|unos|unas|el|la|los|las|nuestr[oa]s?|su|sus|tus?)\s/iu,
};

export function fragmentKind(text: string, language: Language): FragmentKind {
  if (/[.!?…]["”’»)]?$/u.test(text)) return 'sentence';
  if (CLAUSE_START[language].test(text)) return 'clause';
  return ARTICLE[language].test(text) && !/[;:\n]/u.test(text) ? 'noun' : 'words';
}

/** Without the mark that ends a sentence, to stand inside another one. */
export function withoutEndMark(text: string): string {
  return text.trim().replace(/\s*[.…;:,]+$/u, '');
}

/** Ends as a sentence does. Ends of quotes, URLs and lists are left as they are. */
export function withEndMark(text: string): string {
  const trimmed = text.trim();
  return /[.!?…:]["”’»)\]]*$/u.test(trimmed) || trimmed === '' ? trimmed : `${trimmed.replace(/[,;]$/u, '')}.`;
}

export function capitalized(text: string): string {
  const at = text.search(/[\p{L}\p{N}]/u);
  // A brand keeps its form: "iPhone", "eBay".
  if (at === -1 || /^\p{Ll}\p{Lu}/u.test(text.slice(at))) return text;
  return text.slice(0, at) + (text[at] ?? '').toLocaleUpperCase('fr') + text.slice(at + 1);
}

/** The words that may lose their capital inside a sentence; any other word may be a name. */
const FUNCTION_WORDS =
  /^(?:an?|the|this|our|your|we|you|they|it|une?|des|les?|la|du|ce|cette|notre|nos|votre|vos|nous|vous|tu|ton|ta|tes|ils?|elles?|on|el|los|las|unos|unas|una|su|sus|tus?|nuestr[oa]s?|ha|han|has|hemos|acaba[ns]?|está[ns]?|tiene[ns]?)(?=\s)|^[Ll](?=['’])/iu;

/** With a small first letter where that word is certainly no name. */
export function uncapitalized(text: string): string {
  return FUNCTION_WORDS.test(text) ? (text[0] ?? '').toLowerCase() + text.slice(1) : text;
}
