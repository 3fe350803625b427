import type { Language } from '../../../text/languages';
import { splitSentences } from '../../../text/sentences';
import { onOneLine, type Span } from '../../../text/span';
import { countWords } from '../../../text/words';
import type { Source } from './read-sources';

/** A sentence of a source: `sources[source].text.slice(start, end)` on one line is its text. */
export interface SourceSentence extends Span {
  readonly source: number;
  /** The heading of the source that it stands under. */
  readonly heading: string | null;
}

/** A sentence is as long as one of these asks: "It costs 650 €." is one to cite, "Buy now!" is not. */
const SHORTEST = { characters: 25, words: 4 };
const LONGEST = 400;
const LONGEST_HEADING = 80;
const MAX_SENTENCES = 1_500;

/** The sentences that can be cited: whole ones of readable length, each once. Short lines without an end mark are headings. */
export function splitSources(sources: readonly Source[], language: Language): SourceSentence[] {
  const seen = new Set<string>();
  return sources
    .flatMap((source, index) => splitSource(source, index, language))
    .filter(({ text }) => {
      const key = text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
      return !seen.has(key) && seen.add(key) !== undefined;
    })
    .slice(0, MAX_SENTENCES);
}

function splitSource(source: Source, index: number, language: Language): SourceSentence[] {
  let heading: string | null = null;
  const found: SourceSentence[] = [];
  for (const { text: raw, start, end } of splitSentences(source.text, language)) {
    const text = onOneLine(raw);
    const isWhole = /[.!?…]["”’»)]*$/u.test(text);
    const title = text.replace(/^#{1,6}\s*|[*_:]+$/gu, '').trim();
    if (/^#{1,6}\s/u.test(text) || (!isWhole && title.length <= LONGEST_HEADING && /^\p{Lu}|^\p{N}/u.test(title))) {
      heading = title;
      continue;
    }
    // A question of one word is a question, too.
    const isLong = text.length >= SHORTEST.characters || countWords(text) >= SHORTEST.words;
    const isReadable = isWhole && text.length <= LONGEST && (isLong || text.endsWith('?'));
    if (isReadable && !/https?:\/\/|[{}<>|]|\[\^?\d/u.test(text))
      found.push({ text, source: index, start, end, heading });
  }
  return found;
}
