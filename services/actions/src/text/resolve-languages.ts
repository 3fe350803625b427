import { loadLanguageDetector, type DetectLanguage } from './detect-language';
import { isStopWord } from './stop-words';
import { splitWords } from './words';
import { isLanguage, LANGUAGES, type Language } from './languages';

export interface ResolvedLanguage {
  /** Which words and rules to read the text with; null when it is in a language that is not known. */
  readonly language: Language | null;
  /** ISO 639-1 code of what was found; null when the text is too short to say. */
  readonly detected: string | null;
}

/** Texts with fewer letters are too short to be taken for a fourth language where they have a function word of one of the three. */
const SHORT_TEXT = 25;
const SHORTEST_OTHER = 8;
/** Of so few letters a function word says more than their n-grams. */
const FEW_LETTERS = 12;

/**
 * The language of each text of a batch. A text too short to tell is read in the language of most others of the batch, English when
 * there are none.
 */
export async function resolveLanguages(
  texts: readonly string[],
  requested: Language | 'auto',
): Promise<ResolvedLanguage[]> {
  if (requested !== 'auto') return texts.map(() => ({ language: requested, detected: requested }));
  const detect = await loadLanguageDetector();
  const found = texts.map((text) => resolve(text, detect));
  const usual = mostFrequent(found.flatMap(({ language }) => language ?? [])) ?? 'en';
  return found.map(({ language, detected }) => ({ language: detected === null ? usual : language, detected }));
}

function resolve(text: string, detect: DetectLanguage): ResolvedLanguage {
  const detected = detect(text);
  if (isLanguage(detected)) return { language: detected, detected };
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (detected !== null && letters >= SHORT_TEXT) return { language: null, detected };
  const among = detect(text, LANGUAGES);
  const isOther =
    detected !== null && letters >= SHORTEST_OTHER && !hasStopWord(text, isLanguage(among) ? [among] : LANGUAGES);
  const own = letters < FEW_LETTERS ? LANGUAGES.filter((language) => hasStopWord(text, [language])) : [];
  if (own.length === 1 && own[0]) return { language: own[0], detected: own[0] };
  if (isOther) return { language: null, detected };
  return isLanguage(among) ? { language: among, detected: among } : { language: null, detected: null };
}

function hasStopWord(text: string, languages: readonly Language[]): boolean {
  return splitWords(text).some(({ normal }) => languages.some((language) => isStopWord(normal, language)));
}

function mostFrequent(languages: readonly Language[]): Language | undefined {
  const count = (language: Language) => languages.filter((other) => other === language).length;
  return LANGUAGES.filter((language) => languages.includes(language)).sort((a, b) => count(b) - count(a))[0];
}
