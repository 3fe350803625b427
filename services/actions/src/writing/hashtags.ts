import { isStopWord } from '../text/stop-words';
import type { Language } from '../text/languages';
import { capitalized, fragmentKind } from './fragments';

const LONGEST_HASHTAG = 30;
/** Words of a topic that is a name of its subject and no sentence. */
const LONGEST_TOPIC = 5;

/** A word with a capital inside a sentence. */
const NAME = /(?<=[\p{L}\p{N},’'][ \u00A0]?(?:[dl]['’])?)(?<=[ '’])\p{Lu}[\p{L}\p{N}]{2,}(?:-\p{Lu}\p{L}+)*/gu;

/**
 * Tags from the caller's own words: a short topic joined to one word, and the names in the texts. Which other words would be
 * searched for cannot be known from a text, so that there may be none.
 */
export function hashtagsFrom(topic: string, texts: readonly string[], language: Language, most: number): string[] {
  const words = contentWords(topic, language);
  const isShort =
    words.length > 0 &&
    words.length <= 3 &&
    topic.trim().split(/\s+/u).length <= LONGEST_TOPIC &&
    fragmentKind(topic, language) !== 'clause';
  const names = [topic, ...texts].flatMap((text) => [...text.matchAll(NAME)].map(([name]) => name.replaceAll('-', '')));
  const tags = [...(isShort ? [words.map(capitalized).join('')] : []), ...names];
  const usable = tags.filter((tag) => tag.length <= LONGEST_HASHTAG && /\p{L}{2}/u.test(tag));
  const unique = new Map(usable.map((tag) => [tag.toLowerCase(), tag]));
  return [...unique.values()].slice(0, most).map((tag) => `#${tag}`);
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
