import { isStopWord } from './text/stop-words';
import { type Language, LANGUAGES } from './text/languages';
import type { Message } from './read-message';

/** The language with the most function words; English when none is ahead. Without the large tables of a detector. */
export function guessLanguage({ words }: Pick<Message, 'words'>): Language {
  const counts = LANGUAGES.map((language) => ({
    language,
    count: words.filter((word) => isStopWord(word, language)).length,
  }));
  return counts.reduce((best, next) => (next.count > best.count ? next : best)).language;
}
