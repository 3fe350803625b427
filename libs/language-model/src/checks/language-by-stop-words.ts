import { LANGUAGES, type Language } from '@declic/action-router/text';
import { isStopWord } from '@declic/action-router/text';
import { splitWords } from '@declic/action-router/text';

/** Running text has a third to a half of stop words; another language shares a few of them. */
const LEAST_SHARE = 0.2;
const SAMPLE_LENGTH = 20_000;

/** The language of a running text by its function words, without loading a model; null for others, and for lists of names. */
export function languageByStopWords(text: string): Language | null {
  const words = splitWords(text.slice(0, SAMPLE_LENGTH)).filter(({ normal }) => /\p{L}/u.test(normal));
  if (words.length < 5) return null;
  const shares = LANGUAGES.map((language) => {
    const found = words.filter(({ normal }) => isStopWord(normal, language));
    return { language, share: found.length / words.length };
  });
  const best = shares.reduce((first, next) => (next.share > first.share ? next : first));
  return best.share >= LEAST_SHARE ? best.language : null;
}
