import { isStopWord } from '../text/stop-words';
import type { Language } from '../text/languages';
import { capitalized } from './fragments';

const LONGEST_HASHTAG = 30;

/** Tags from the caller's own words: the topic's words joined, then its longest ones. Digits alone are no hashtag. */
export function hashtagsFrom(topic: string, language: Language, most: number): string[] {
  const words = contentWords(topic, language);
  const joined = words.length > 1 && words.length <= 3 ? [words.map(capitalized).join('')] : [];
  const single = [...words]
    .filter((word) => word.length > 3)
    .sort((a, b) => b.length - a.length)
    .map(capitalized);
  const tags = [...joined, ...single].filter((tag) => tag.length <= LONGEST_HASHTAG && /\p{L}{2}/u.test(tag));
  const seen = new Set<string>();
  return tags
    .filter((tag) => !seen.has(tag.toLowerCase()) && seen.add(tag.toLowerCase()))
    .slice(0, most)
    .map((tag) => `#${tag}`);
}

function contentWords(text: string, language: Language): string[] {
  const words = text.match(/[\p{L}\p{N}]+(?:['’]\p{L}+)?/gu) ?? [];
  return words
    .map((word) =>
      word
        .replace(/^(?:[ldjmtsnc]|qu)['’]/iu, '')
        .replace(/['’]s$/u, '')
        .replace(/['’]/gu, ''),
    )
    .filter((word) => word.length > 1 && !isStopWord(word, language));
}
