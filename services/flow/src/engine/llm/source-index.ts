import type { Language } from '@declic/content-rules';
import { fold } from '../embedded/analysis/fold';
import type { Sentence } from '../embedded/analysis/read-intake';
import { findStems } from '../embedded/ideas/novelty';

interface IndexedLine {
  readonly text: string;
  readonly stems: ReadonlySet<string>;
}

/** The words of everything that a draft may state, read once for all of its sentences. */
export interface SourceIndex {
  readonly language: Language;
  readonly source: string;
  /** Folded, in lower case. */
  readonly folded: string;
  readonly lines: readonly IndexedLine[];
  readonly sentences: readonly { readonly sentence: Sentence; readonly stems: ReadonlySet<string> }[];
}

export function indexSource(source: string, sentences: readonly Sentence[], language: Language): SourceIndex {
  return {
    language,
    source,
    folded: fold(source).toLowerCase(),
    lines: source.split('\n').map((text) => ({ text, stems: wordStems(text, language) })),
    sentences: sentences.map((sentence) => ({ sentence, stems: wordStems(sentence.text, language) })),
  };
}

/** Stems of the words of a text, without function words and figures. */
export function wordStems(text: string, language: Language): ReadonlySet<string> {
  return new Set([...findStems(text, language).keys()].filter((stem) => !/\p{N}/u.test(stem)));
}

/** The share of the words of one text that another has. */
export function measureShare(stems: ReadonlySet<string>, known: ReadonlySet<string>): number {
  return stems.size === 0 ? 0 : [...stems].filter((stem) => known.has(stem)).length / stems.size;
}

/** The sentence that says most of what a text says, where one says as much as `least`. */
export function findSupport(text: string, { sentences, language }: SourceIndex, least: number): Sentence | undefined {
  const stems = wordStems(text, language);
  let best: Sentence | undefined;
  let most = 0;
  for (const { sentence, stems: known } of sentences) {
    const share = measureShare(stems, known);
    if (share >= least && share > most) [best, most] = [sentence, share];
  }
  return best;
}
