import { loadLanguageDetector } from '../text/detect-language';
import { isLanguage, LANGUAGES, type Language } from '../text/languages';
import { isStopWord } from '../text/stop-words';
import { foldAccents, splitWords } from '../text/words';

/** Without accents. Each tells the language better than a short word that several languages have. */
const QUESTION_WORDS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set('what when where which who whom whose why how much many does did is are was were'.split(' ')),
  fr: new Set(
    'combien comment lequel laquelle ou pourquoi quand quel quelle quels quelles qui quoi est-ce fut'.split(' '),
  ),
  es: new Set('cual cuales cuando cuanta cuantas cuanto cuantos donde por quien quienes'.split(' ')),
};

const WEIGHT_OF_QUESTION_WORDS = 2;

/**
 * The language to read a question in: the one that was named, the one with the most function words of the question, or the one that
 * its letters look like.
 */
export async function questionLanguage(question: string, requested: Language | 'auto'): Promise<Language> {
  if (requested !== 'auto') return requested;
  if (/[¿¡]/u.test(question)) return 'es';
  const words = splitWords(question);
  const counts = LANGUAGES.map((language) =>
    words.reduce((sum, { normal }) => {
      const isAsking = QUESTION_WORDS[language].has(foldAccents(normal));
      return sum + (isAsking ? WEIGHT_OF_QUESTION_WORDS : isStopWord(normal, language) ? 1 : 0);
    }, 0),
  );
  const most = Math.max(...counts);
  const [best, other] = LANGUAGES.filter((_, index) => counts[index] === most);
  if (best && !other) return best;
  const detected = (await loadLanguageDetector())(question, LANGUAGES);
  return isLanguage(detected) ? detected : 'en';
}
