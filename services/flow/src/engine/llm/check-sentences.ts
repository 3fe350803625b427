import type { DraftSource } from '../content-engine';
import { splitSentences } from '../embedded/analysis/split-sentences';
import { type Material, toCitation } from './material';
import { findSupport, indexSource, type SourceIndex } from './source-index';
import { findUnverified, markPlaces, MARK, type Place } from './unverified-claims';

/** So much of a sentence has to stand in one of the intake for it to be its source. */
const LEAST_SUPPORT = 0.5;

/** Signs of headings, lists, quotations and counted tweets (`2/8`) before the sentences of a line. */
const LINE_SIGNS = /^\s*(?:(?:#{1,6}|[-*+](?: \[[ xX]\])?|\d{1,2}[.)]|\d{1,2}\/\d{1,2}|>)\s+)*/u;
const MISSING = /\[(?:to complete|à compléter|por completar)/iu;
const RULE = /^\s*-{3,}\s*$/u;

export interface CheckedText {
  /** With a mark at each claim that no source says. */
  readonly contentMd: string;
  /** One for each sentence, in their order. */
  readonly sources: readonly DraftSource[];
}

interface Line {
  readonly signs: string;
  readonly sentences: readonly string[];
}

/** Looks up every sentence of a draft in the intake and the summary. */
export function checkSentences(contentMd: string, { source, sentences, language }: Material): CheckedText {
  const lines = contentMd.split('\n').map(toLine);
  const index = indexSource(source, sentences, language);
  const written = lines.flatMap((line) => line.sentences);
  const claims = findUnverified(written, index);
  const sources = written.map((sentence, place) => toSource(sentence, claims[place] ?? [], index));
  const left = sources.map(({ sentence }) => sentence);
  return {
    contentMd: lines.map((line) => line.signs + left.splice(0, line.sentences.length).join(' ')).join('\n'),
    sources,
  };
}

function toLine(line: string): Line {
  if (RULE.test(line)) return { signs: line, sentences: [] };
  const signs = LINE_SIGNS.exec(line)?.[0] ?? '';
  return { signs, sentences: splitSentences(line.slice(signs.length)) };
}

function toSource(sentence: string, unverified: readonly Place[], index: SourceIndex): DraftSource {
  if (unverified.length > 0)
    return { sentence: markPlaces(sentence, unverified, index.language), origin: 'unverified', source: null };
  if (MISSING.test(sentence)) return { sentence, origin: 'missing', source: null };
  if (sentence.search(MARK) >= 0) return { sentence, origin: 'unverified', source: null };
  const support = findSupport(sentence, index, LEAST_SUPPORT);
  return support
    ? { sentence, origin: 'intake', source: toCitation(support) }
    : { sentence, origin: 'grammar', source: null };
}
