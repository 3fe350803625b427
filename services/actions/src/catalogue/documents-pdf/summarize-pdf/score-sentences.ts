import { foldText } from '@declic/media/layout';
import type { Language } from '../../../text/languages';
import { rankTexts } from '../../../text/rank-sentences';
import { countWords } from '../../../text/words';
import type { DocumentSentence } from './document-sentences';

/** Sections that say what a document comes to. */
const CLOSING =
  /^(?:\W|\d|[ivx]+\b)*(?:conclusions?|summary|abstract|results?|findings|recommendations?|key points|resume|synthese|resultats?|bilan|recommandations?|points cles|resumen|conclusiones|resultados|recomendaciones|hallazgos)/u;

/** Words of a sentence that say that it matters. */
const CUES: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:in conclusion|to conclude|overall|in summary|we (?:found|conclude|recommend|show)|the results? shows?|shows? that|as a result|therefore|the main|most important|key|significant(?:ly)?|convinced)\b/u,
  fr: /\b(?:en conclusion|au total|en resume|en somme|nous (?:recommandons|concluons|constatons)|les resultats? montrent|montre que|par consequent|ainsi|principal(?:e|es|aux)?|essentiel(?:le|s)?|le plus important|nettement)\b/u,
  es: /\b(?:en conclusion|en resumen|en definitiva|recomendamos|concluimos|los resultados muestran|muestra que|por tanto|por lo tanto|por consiguiente|principal(?:es)?|esencial(?:es)?|lo mas importante|notablemente)\b/u,
};

/** Words at the beginning that point to a sentence before: alone, such a sentence cannot be understood. */
const POINTERS: Readonly<Record<Language, RegExp>> = {
  en: /^\W*(?:this|these|those|that|it|they|he|she|such|however|but|and|moreover|furthermore|also|therefore|yet|for example|for instance)\b/u,
  fr: /^\W*(?:ce|cet|cette|ces|cela|ceci|il|elle|ils|elles|mais|et|or|cependant|toutefois|de plus|en outre|ainsi|par exemple|c est)\b/u,
  es: /^\W*(?:esto|este|esta|estos|estas|ese|esa|eso|ello|el cual|pero|y|sin embargo|ademas|asi|por ejemplo)\b/u,
};

/** Sentences about the document itself: "the next chapter treats of". */
const ABOUT_ITSELF =
  /\b(?:(?:first|second|third|fourth|next|this|last|following) (?:chapter|section|paper|part)|(?:figure|table|annex|appendix) \d|(?:ce|prochain|premier|present) (?:chapitre|rapport|document)|(?:figure|tableau|annexe) \d|(?:este|proximo|primer|presente) (?:capitulo|informe|documento|apartado)|(?:figura|tabla|anexo) \d)/u;

const LONG_SENTENCE = 45;

/** Between 0 (long sentences win) and 1 (the mean of its terms counts). */
const LENGTH_POWER = 0.6;

/**
 * Indices of the sentences that say most of a document, in its order. Chosen one after another: how central a sentence is (TextRank),
 * times the terms that it adds to those already said.
 */
export function chooseSentences(
  sentences: readonly DocumentSentence[],
  terms: readonly (readonly string[])[],
  { limit, language }: { readonly limit: number; readonly language: Language },
): number[] {
  const { scores } = rankTexts(terms);
  const weights = sentences.map(
    (sentence, index) => Math.sqrt(scores[index] ?? 0) * weightOf(sentence, index / sentences.length, language),
  );
  const frequencies = countTerms(terms);
  const covered = new Set<string>();
  const chosen: number[] = [];
  while (chosen.length < limit) {
    const values = weights.map((weight, index) => weight * gainOf(terms[index] ?? [], covered, frequencies));
    const highest = values.reduce((most, value) => Math.max(most, value), 0);
    if (highest === 0) break;
    const best = values.indexOf(highest);
    chosen.push(best);
    weights[best] = 0;
    for (const term of terms[best] ?? []) covered.add(term);
  }
  return chosen.sort((a, b) => a - b);
}

/** The terms of a sentence that were not said yet, by how often the document uses them, for its length. */
function gainOf(
  terms: readonly string[],
  covered: ReadonlySet<string>,
  frequencies: ReadonlyMap<string, number>,
): number {
  const added = [...new Set(terms)].filter((term) => !covered.has(term));
  // A sentence that adds less than a third of its terms repeats the others.
  if (added.length * 3 < new Set(terms).size) return 0;
  const gain = added.reduce((sum, term) => sum + Math.log(1 + (frequencies.get(term) ?? 0)), 0);
  return gain / terms.length ** LENGTH_POWER;
}

function countTerms(terms: readonly (readonly string[])[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const term of terms.flat()) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}

function weightOf({ text, heading, isFirst }: DocumentSentence, place: number, language: Language): number {
  const folded = foldText(text);
  return (
    (isFirst ? 1.15 : 1) *
    (place < 0.1 || place > 0.9 ? 1.15 : 1) *
    (heading !== null && CLOSING.test(foldText(heading)) ? 1.3 : 1) *
    (CUES[language].test(folded) ? 1.2 : 1) *
    (POINTERS[language].test(folded) ? 0.6 : 1) *
    (/\d/u.test(text) ? 1.15 : 1) *
    (ABOUT_ITSELF.test(folded) ? 0.6 : 1) *
    (countWords(text) > LONG_SENTENCE ? 0.8 : 1)
  );
}
