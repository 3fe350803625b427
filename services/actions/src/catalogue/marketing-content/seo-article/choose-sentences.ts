import { rankTexts } from '../../../text/rank-sentences';
import { selectDiverse } from '../../../text/select-diverse';
import type { FindTerms } from '../../../text/terms';
import type { Section } from './build-outline';
import type { SourceSentence } from './split-source';

/** What a sentence with the whole keyword is worth more than one without any of its words. */
const KEYWORD_BONUS = 0.5;

/** The most central sentences of a section that do not repeat each other, in the order of the sources. */
export function chooseSentences(
  section: Section,
  most: number,
  keyword: string,
  findTerms: FindTerms,
  taken: ReadonlySet<SourceSentence>,
): SourceSentence[] {
  const free = section.sentences.filter((sentence) => !taken.has(sentence));
  const stems = free.map(({ text }) => findTerms(text).map(({ stem }) => stem));
  const { scores, vectors } = rankTexts(stems);
  const wanted = new Set(findTerms(keyword).map(({ stem }) => stem));
  const weighted = scores.map((score, at) => {
    const share = [...wanted].filter((stem) => stems[at]?.includes(stem)).length / Math.max(1, wanted.size);
    // A sentence alone has no neighbours to be central among.
    return Math.max(score, 0.01) + share * KEYWORD_BONUS;
  });
  const chosen = selectDiverse(weighted, vectors, { limit: most, balance: 0.7, mostAlike: 0.7 })
    .sort((a, b) => a - b)
    .flatMap((at) => free[at] ?? []);
  return withoutLooseReferences(chosen, section.sentences);
}

/** "It", "Elle", "Esto": what the sentence speaks of stands in the one before. */
const REFERS_BACK =
  /^(?:it|they|he|she|this|these|those|that|such|ils?|elles?|cela|ceci|celui-ci|celle-ci|ceux-ci|ce dernier|cette dernière|ella|ellos|ellas|esto|eso|estos|estas|este último|esta última)\s/iu;

/** A sentence that refers to the one before it stays only right after that one. */
function withoutLooseReferences(chosen: readonly SourceSentence[], all: readonly SourceSentence[]): SourceSentence[] {
  const kept: SourceSentence[] = [];
  for (const sentence of chosen) {
    const before = all[all.indexOf(sentence) - 1];
    const follows = before !== undefined && before === kept.at(-1) && before.source === sentence.source;
    if (follows || !REFERS_BACK.test(sentence.text)) kept.push(sentence);
  }
  return kept;
}

/** The opening: the first sentences that begin with the keyword, else the first one that has all of its words. */
export function chooseOpening(
  sentences: readonly SourceSentence[],
  most: number,
  keyword: string,
  findTerms: FindTerms,
): SourceSentence[] {
  const wanted = findTerms(keyword).map(({ stem }) => stem);
  const fitting = sentences.filter(({ text }) => {
    const stems = new Set(findTerms(text).map(({ stem }) => stem));
    return (
      !text.endsWith('?') && wanted.length > 0 && wanted.every((stem) => stems.has(stem)) && !REFERS_BACK.test(text)
    );
  });
  const defines = fitting.filter(({ text }) =>
    text
      .toLowerCase()
      .slice(0, keyword.length + 12)
      .includes(keyword.toLowerCase()),
  );
  return defines.length > 0 ? defines.slice(0, most) : fitting.slice(0, 1);
}
