import type { Language } from '../../../text/languages';
import { splitSentences } from '../../../text/sentences';
import type { Span } from '../../../text/span';
import { askedTypes, givenTypes } from './answer-types';
import type { Passage } from './passages';

const TYPE_BONUS = 0.75;
const MAX_SENTENCES = 2;

/**
 * The part of a passage that answers. The answer of a FAQ entry is taken whole; of a document, the sentences with most terms of the
 * question, in their order.
 */
export function chooseSentences(
  { item, start, end }: Passage,
  {
    question,
    terms,
    termsOf,
    language,
  }: {
    readonly question: string;
    readonly terms: readonly string[];
    readonly termsOf: (text: string) => readonly string[];
    readonly language: Language;
  },
): Span[] {
  if (item.question !== null) return [{ text: item.text.trim(), start: 0, end: item.text.length }];
  const wanted = askedTypes(question, language);
  const sentences = splitSentences(item.text.slice(start, end), language).map((sentence, index) => {
    const own = new Set(termsOf(sentence.text));
    const hits = terms.filter((term) => own.has(term)).length;
    const score = hits + (givenTypes(sentence.text).some((type) => wanted.includes(type)) ? TYPE_BONUS : 0);
    return { text: sentence.text, start: start + sentence.start, end: start + sentence.end, index, score, own };
  });
  const highest = Math.max(0, ...sentences.map(({ score }) => score));
  const chosen = sentences.filter(({ score }) => score > 0 && score >= highest * 0.75).slice(0, MAX_SENTENCES);
  const first = chosen.length > 0 ? chosen : sentences.slice(0, MAX_SENTENCES);
  // "Delivery is free in France. In Corsica, it costs 45 €.": what is asked about Corsica needs both.
  const isMissing = (term: string) => first.every(({ own }) => !own.has(term));
  const missing = terms.filter(isMissing);
  const more = sentences.find(
    (sentence) => !first.includes(sentence) && missing.some((term) => sentence.own.has(term)),
  );
  const told = more === undefined ? first : [...first, more].sort((a, b) => a.index - b.index);
  return told.map(({ text, start: from, end: to }) => ({ text, start: from, end: to }));
}
