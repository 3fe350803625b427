import { Bm25 } from '../text/bm25';
import type { Language } from '../text/languages';
import { loadTerms, type FindTerms } from '../text/terms';
import { splitPassages, type Passage } from './split-passages';
import type { Source } from './source';

/** A passage with its stems, as it is searched. */
export interface IndexedPassage extends Passage {
  readonly index: number;
  /** Stems of each sentence. */
  readonly stems: readonly ReadonlySet<string>[];
  /** Stems of the title and the headings. */
  readonly about: ReadonlySet<string>;
}

/** Passages of all sources, to be searched in the language of the question. */
export interface ResearchIndex {
  readonly sources: readonly Source[];
  readonly passages: readonly IndexedPassage[];
  readonly bm25: Bm25;
  readonly findTerms: FindTerms;
}

export async function buildIndex(sources: readonly Source[], language: Language): Promise<ResearchIndex> {
  const findTerms = await loadTerms(language);
  const stemsOf = (text: string) => findTerms(text).map(({ stem }) => stem);
  const passages = splitPassages(sources, language).map((passage, index) => {
    const about = stemsOf([sources[passage.source]?.title ?? '', ...passage.headings].join(' '));
    const stems = passage.sentences.map(stemsOf);
    return {
      passage: { ...passage, index, stems: stems.map((list) => new Set(list)), about: new Set(about) },
      all: [...stems.flat(), ...about],
    };
  });
  return {
    sources,
    passages: passages.map(({ passage }) => passage),
    bm25: new Bm25(passages.map(({ all }) => all)),
    findTerms,
  };
}
