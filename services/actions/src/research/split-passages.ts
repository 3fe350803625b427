import type { Language } from '../text/languages';
import { splitSentences } from '../text/sentences';
import type { Source } from './source';

/** A few sentences that belong together. */
export interface Passage {
  /** Index of its source. */
  readonly source: number;
  readonly headings: readonly string[];
  readonly sentences: readonly string[];
}

const WORDS_OF_A_PASSAGE = 90;
const MAX_PASSAGES = 20_000;

/** Cuts sources into passages: never across headings, and between sentences where a paragraph is long. */
export function splitPassages(sources: readonly Source[], language: Language): Passage[] {
  const passages: Passage[] = [];
  for (const [source, { blocks }] of sources.entries()) {
    let headings: readonly string[] = [];
    let sentences: string[] = [];
    let words = 0;
    const close = () => {
      if (sentences.length > 0 && passages.length < MAX_PASSAGES) passages.push({ source, headings, sentences });
      sentences = [];
      words = 0;
    };
    for (const block of blocks) {
      if (block.level > 0) continue;
      if (block.headings.join('\n') !== headings.join('\n')) close();
      headings = block.headings;
      for (const { text } of splitSentences(block.text, language)) {
        const length = text.split(/\s+/u).length;
        if (words + length > WORDS_OF_A_PASSAGE) close();
        sentences.push(text);
        words += length;
      }
    }
    close();
  }
  return passages;
}
