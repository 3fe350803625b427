import { Bm25 } from '../../../text/bm25';
import type { Language } from '../../../text/languages';
import { splitSentences } from '../../../text/sentences';
import type { Span } from '../../../text/span';
import type { FindTerms } from '../../../text/terms';
import type { Source } from './read-sources';

/** A sentence of a source with what it may speak of: the title, and the sentence before, to which "it" and "she" point. */
export interface Passage {
  readonly source: Source;
  readonly sentence: Span;
  readonly terms: ReadonlySet<string>;
  readonly titleTerms: ReadonlySet<string>;
  readonly previousTerms: ReadonlySet<string>;
  /** Empty for the first sentence. */
  readonly previousText: string;
}

const CANDIDATES = 8;

export interface SourceIndex {
  readonly weigh: (term: string) => number;
  find(terms: readonly string[]): Passage[];
}

export function indexSources(sources: readonly Source[], language: Language, findTerms: FindTerms): SourceIndex {
  const stems = (text: string) => findTerms(text).map(({ stem }) => stem);
  const passages = sources.flatMap((source) => {
    const titleTerms = new Set(stems(source.title ?? ''));
    const sentences = splitSentences(source.text, language).map((sentence) => ({
      sentence,
      own: stems(sentence.text),
    }));
    return sentences.map(({ sentence, own }, index) => ({
      source,
      sentence,
      terms: new Set(own),
      titleTerms,
      previousTerms: new Set(sentences[index - 1]?.own),
      previousText: sentences[index - 1]?.sentence.text ?? '',
    }));
  });
  const index = new Bm25(
    passages.map(({ terms, titleTerms, previousTerms }) => [
      ...terms,
      ...terms,
      ...new Set([...titleTerms, ...previousTerms]),
    ]),
  );
  return {
    weigh: (term) => 1 + index.idf(term),
    find: (terms) => index.search(terms, CANDIDATES).flatMap(({ document }) => passages[document] ?? []),
  };
}
