import type { Language } from '../../../text/languages';
import { splitSentences } from '../../../text/sentences';
import type { Span } from '../../../text/span';

/** Repeated spaces are read as eight at most, so that the time grows with the length alone. Where a sentence goes on to something else: marks, "and", "but", "although". */
const BOUNDARIES: Readonly<Record<Language, RegExp>> = {
  en: /\s{0,8}[,;:–—]\s+|\s{1,8}(?=(?:but|although|though|however|while|whereas|yet|except)\s)|\s{1,8}and\s+|\s{1,8}-\s+/giu,
  fr: /\s{0,8}[,;:–—]\s+|\s{1,8}(?=(?:mais|cependant|toutefois|pourtant|malgré|sauf|tandis)\s)|\s{1,8}et\s+|\s{1,8}-\s+/giu,
  es: /\s{0,8}[,;:–—]\s+|\s{1,8}(?=(?:pero|aunque|excepto|salvo|mientras)\s)|\s{1,8}[ye]\s+|\s{1,8}-\s+/giu,
};

const MAX_CLAUSES = 400;

export interface Sentence extends Span {
  readonly clauses: readonly Span[];
}

/** The sentences of a review and the clauses in each, which may be of different opinions. */
export function splitOpinions(text: string, language: Language): Sentence[] {
  return splitSentences(text, language).map((sentence) => {
    const clauses: Span[] = [];
    let from = 0;
    const close = (to: number) => {
      const part = sentence.text.slice(from, to);
      if (part.trim() !== '') clauses.push({ text: part, start: sentence.start + from, end: sentence.start + to });
    };
    for (const match of sentence.text.matchAll(BOUNDARIES[language])) {
      if (clauses.length >= MAX_CLAUSES) break;
      close(match.index);
      from = match.index + match[0].length;
    }
    close(sentence.text.length);
    return { ...sentence, clauses };
  });
}
