import type { Language } from '../../../text/languages';
import { loadTerms } from '../../../text/terms';
import { buildOutline, type Section } from './build-outline';
import { chooseOpening, chooseSentences } from './choose-sentences';
import { findQuestions } from './find-questions';
import type { Source } from './read-sources';
import type { Article } from './render-article';
import { splitSources, type SourceSentence } from './split-source';
import { writeTitle } from './write-meta';

/** Sentences of a section, and sections of an article. */
const LENGTHS = {
  short: { sentences: 3, sections: 3 },
  medium: { sentences: 5, sections: 5 },
  long: { sentences: 8, sections: 8 },
} as const;

type Length = keyof typeof LENGTHS;

/** From this number of sentences on a section says enough to stand alone. */
const LEAST_SENTENCES = 2;

export interface Assembled {
  readonly article: Article;
  readonly outline: readonly (Section & { readonly used: readonly SourceSentence[] })[];
  /** `full`: every section has sentences enough; `outline`: there is nothing to write from. */
  readonly completeness: 'full' | 'brief' | 'outline';
}

interface Request {
  readonly keyword: string;
  readonly sources: readonly Source[];
  readonly outline: readonly string[];
  readonly length: Length;
  readonly language: Language;
}

/** An article of whole sentences of the sources. A heading without any is left out of the article and stays in the outline. */
export async function assembleArticle({
  keyword,
  sources,
  outline: given,
  length,
  language,
}: Request): Promise<Assembled> {
  const findTerms = await loadTerms(language);
  const all = splitSources(sources, language);
  const questions = findQuestions(all, sources);
  const taken = new Set(questions.flatMap(({ answer }) => answer));
  const free = all.filter((sentence) => !taken.has(sentence));
  const opening = chooseOpening(free, length === 'short' ? 1 : 2, keyword, findTerms);
  for (const sentence of opening) taken.add(sentence);

  const { sentences: most, sections } = LENGTHS[length];
  const outline = buildOutline({ sentences: free, given, keyword, most: sections, findTerms }).map((section) => {
    const used = chooseSentences(section, most, keyword, findTerms, taken);
    for (const sentence of used) taken.add(sentence);
    return { ...section, used };
  });
  const written = outline
    .filter(({ used }) => used.length > 0)
    .map(({ heading, used }) => ({ heading, sentences: used }));
  const headings = (written.length > 0 ? written : outline).map(({ heading }) => heading);
  const title = writeTitle(keyword, headings, language);
  const isFull =
    written.length >= 2 && outline.every(({ used }) => used.length >= LEAST_SENTENCES) && opening.length > 0;
  return {
    article: { title, opening, sections: written, questions },
    outline,
    completeness: isFull ? 'full' : taken.size > 0 ? 'brief' : 'outline',
  };
}
