import { LANGUAGES } from '../../../text/languages';
import { isStopWord } from '../../../text/stop-words';
import type { FindTerms } from '../../../text/terms';

export interface Keyword {
  readonly term: string;
  /** How often it stands in the sentences. */
  readonly count: number;
}

const FEWEST = 2;

interface Entry {
  readonly stem: string;
  readonly forms: Map<string, number>;
  count: number;
  sentences: number;
}

/** The words and pairs of words that a document uses most, by frequency and spread, in their most usual form. */
export function findKeywords(sentences: readonly string[], findTerms: FindTerms, limit: number): Keyword[] {
  const entries = new Map<string, Entry>();
  for (const sentence of sentences) countTerms(sentence, findTerms, entries);
  const ranked = [...entries.values()]
    .filter(({ count }) => count >= FEWEST)
    .sort((a, b) => weigh(b) - weigh(a) || (a.stem < b.stem ? -1 : 1));
  const chosen: Entry[] = [];
  for (const entry of ranked) {
    if (chosen.length === limit) break;
    // "Natural selection" says "selection", too.
    if (!chosen.some(({ stem }) => ` ${stem} `.includes(` ${entry.stem} `) || ` ${entry.stem} `.includes(` ${stem} `)))
      chosen.push(entry);
  }
  return chosen.map(({ forms, count }) => ({ term: usualForm(forms), count }));
}

function countTerms(sentence: string, findTerms: FindTerms, entries: Map<string, Entry>): void {
  // A document may be in another language than the one asked for, and quote a third.
  const isFunctionWord = (word: string) => LANGUAGES.some((language) => isStopWord(word, language));
  const terms = findTerms(sentence).filter(
    ({ normal }) => /^\p{L}[\p{L}'-]{2,}$/u.test(normal) && !isFunctionWord(normal),
  );
  const seen = new Set<string>();
  terms.forEach((term, index) => {
    add(entries, seen, term.stem, term.normal);
    const next = terms[index + 1];
    if (next && next.start - term.end === 1)
      add(entries, seen, `${term.stem} ${next.stem}`, `${term.normal} ${next.normal}`);
  });
}

function add(entries: Map<string, Entry>, seen: Set<string>, stem: string, form: string): void {
  const entry = entries.get(stem) ?? { stem, forms: new Map<string, number>(), count: 0, sentences: 0 };
  entry.count += 1;
  if (!seen.has(stem)) entry.sentences += 1;
  seen.add(stem);
  entry.forms.set(form, (entry.forms.get(form) ?? 0) + 1);
  entries.set(stem, entry);
}

/** A pair says more than its words. */
const weigh = ({ stem, count, sentences }: Entry) => Math.sqrt(count * sentences) * (stem.includes(' ') ? 1.8 : 1);

const usualForm = (forms: ReadonlyMap<string, number>) => [...forms].sort((a, b) => b[1] - a[1])[0]?.[0] ?? '';
