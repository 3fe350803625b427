import type { Language } from '../../../text/languages';
import { splitSentences } from '../../../text/sentences';
import type { Span } from '../../../text/span';
import type { FindTerms } from '../../../text/terms';
import { countWords } from '../../../text/words';

interface SplitText {
  /** Statements that can be checked: sentences with two terms at least that are no questions. */
  readonly claims: readonly Span[];
  /** How many statements say too little to be looked for: "It was cheap." */
  readonly tooShort: number;
}

export function splitClaims(text: string, language: Language, findTerms: FindTerms): SplitText {
  const statements = splitSentences(text, language).filter(({ text: sentence }) => !/\?["”»)]?$/u.test(sentence));
  const claims = statements.filter(({ text: sentence }) => findTerms(sentence).length >= 2);
  // A single word is a heading.
  const all = statements.filter((sentence) => claims.includes(sentence) || countWords(sentence.text) > 1);
  return { claims, tooShort: all.length - claims.length };
}

/** The parts of a sentence that state something of their own: "A in 1903 and B in 1911". */
export function splitClauses(sentence: Span, language: Language): Span[] {
  const and = { en: 'and|but|while', fr: 'et|mais|tandis que', es: 'y|e|pero|mientras que' }[language];
  const boundary = new RegExp(`\\s{0,8}(?:;|,)\\s+(?:(?:${and})\\s+)?|\\s{1,8}(?:${and})\\s+`, 'giu');
  const clauses: Span[] = [];
  let from = 0;
  const close = (to: number) => {
    const text = sentence.text.slice(from, to);
    if (text.trim() !== '') clauses.push({ text, start: sentence.start + from, end: sentence.start + to });
  };
  for (const match of sentence.text.matchAll(boundary)) {
    close(match.index);
    from = match.index + match[0].length;
  }
  close(sentence.text.length);
  return clauses;
}
