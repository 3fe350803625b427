import { TEXT_OR_NULL, closedObject, listOf } from '../engine/output-schema';
import type { Web } from '../engine/ports';
import { RejectedInputError } from '../engine/run-errors';
import type { Language } from '../text/languages';
import { loadTerms } from '../text/terms';
import { collectPages } from './collect-pages';
import { findAnswer, type AnswerSentence, type Retrieval } from './find-answer';
import { readDocuments } from './read-documents';
import { readUrls } from './read-urls';
import { buildIndex, type ResearchIndex } from './research-index';
import type { Source } from './source';

export interface ResearchInput {
  readonly question: string;
  readonly documents: unknown;
  readonly urls: unknown;
  readonly maxPages: number;
  readonly topK: number;
  readonly language: Language;
}

export interface ResearchContext {
  readonly web: Web;
  readonly signal: AbortSignal;
  warn(message: string): void;
}

export interface Research extends Retrieval {
  readonly sources: readonly Source[];
  readonly index: ResearchIndex;
}

/** The rest of the action's time is for the search. */
const TIME_FOR_PAGES_MS = 22_000;

/** Reads the documents and pages, and looks in them for passages and an answer. */
export async function research(input: ResearchInput, { web, signal, warn }: ResearchContext): Promise<Research> {
  const { question, language, topK, maxPages } = input;
  const findTerms = await loadTerms(language);
  const asked = new Set(findTerms(question).map(({ stem }) => stem));
  if (asked.size === 0) throw new RejectedInputError('question', 'Has no word to search for.');
  const relevance = (text: string) =>
    new Set(findTerms(text).flatMap(({ stem }) => (asked.has(stem) ? [stem] : []))).size;
  const documents = await readDocuments(input.documents);
  const pages = await collectPages(readUrls(input.urls), {
    web,
    signal,
    warn: (message) => warn(message),
    maxPages,
    relevance,
    timeLimitMs: TIME_FOR_PAGES_MS,
  });
  const sources = [...documents, ...pages];
  for (const { title, url, blocks } of sources)
    if (blocks.length === 0) warn(`${url ?? title} has no text that could be read.`);
  const index = await buildIndex(sources, language);
  return { sources, index, ...findAnswer(index, question, language, topK) };
}

/** The sentence word for word, and where it is from. */
export function toQuote({ index, sources }: Research, { passage, sentence }: AnswerSentence) {
  const { source: position = 0, sentences = [], headings = [] } = index.passages[passage] ?? {};
  const source = sources[position];
  return {
    source: position + 1,
    title: source?.title ?? '',
    url: source?.url ?? null,
    heading: headings.at(-1) ?? null,
    quote: sentences[sentence] ?? '',
  };
}

/** The passages that were found, as an answer shows them. */
export function shownPassages({ passages, sources, answer }: Research) {
  const cited = new Set(answer.map(({ passage }) => passage));
  return passages.map(({ passage: { index, source, headings, sentences }, score }) => ({
    source: source + 1,
    title: sources[source]?.title ?? '',
    url: sources[source]?.url ?? null,
    heading: headings.at(-1) ?? null,
    text: sentences.join(' '),
    score: Math.round(score * 100) / 100,
    is_cited: cited.has(index),
  }));
}

export const PASSAGES_SCHEMA = listOf(
  closedObject({
    source: {
      type: 'integer',
      minimum: 1,
      description: 'Number of the source, from 1: documents first, then pages.',
    },
    title: { type: 'string' },
    url: TEXT_OR_NULL,
    heading: { type: ['string', 'null'], description: 'The nearest heading above.' },
    text: { type: 'string' },
    score: {
      type: 'number',
      description:
        'BM25, raised by the share of the words of the question that were found; to compare passages of one answer.',
    },
    is_cited: { type: 'boolean' },
  }),
  { description: 'What was found, best first.' },
);

const NOT_FOUND: Readonly<Record<Language, string>> = {
  en: 'Not found: the sources do not answer this question.',
  fr: 'Introuvable : les sources ne répondent pas à cette question.',
  es: 'No encontrado: las fuentes no responden a esta pregunta.',
};

interface NumberedQuote {
  readonly quote: string;
  readonly number: number;
}

/** The quotes word for word, each with the number by which it is cited; or that nothing was found. */
export function writeAnswer(quotes: readonly NumberedQuote[], language: Language): string {
  return quotes.map(({ quote, number }) => `${quote} [${number}]`).join(' ') || NOT_FOUND[language];
}
