import { Bm25 } from '../../../text/bm25';
import type { Language } from '../../../text/languages';
import { isOneEdit } from '../../../text/one-edit';
import { loadStemmer } from '../../../text/stems';
import { loadTerms } from '../../../text/terms';
import { givenTypes } from './answer-types';
import { toPassages, type Passage } from './passages';
import type { KnowledgeItem } from './read-knowledge';
import { groupStems } from './synonyms';

export interface FoundPassage {
  readonly passage: Passage;
  readonly score: number;
  /** From 0 to 1: how much of the question, by rarity of its terms, the passage has. */
  readonly coverage: number;
}

export interface KnowledgeSearch {
  /** The terms of a text, in the form in which they are compared. */
  termsOf(text: string): string[];
  /** Best first. `context` are kinds of fact that are asked for: they rank, but do not count as covered. */
  search(terms: readonly string[], context: readonly string[]): FoundPassage[];
}

/** A word that the knowledge does not have may be an example ("my shoes") rather than the subject. */
const UNKNOWN_WEIGHT = 0.5;

const SHORTEST_TYPO = 6;
const MAX_PASSAGES = 8;

/** Makes the knowledge searchable by BM25; the question of a FAQ entry and a title count twice. */
export async function indexKnowledge(items: readonly KnowledgeItem[], language: Language): Promise<KnowledgeSearch> {
  const [findTerms, stem] = await Promise.all([loadTerms(language), loadStemmer(language)]);
  const group = groupStems(language, stem);
  const termsOf = (text: string) => findTerms(text).map((term) => group(term.stem));
  const passages = toPassages(items, language);
  const documents = passages.map(({ item, start, end }) => {
    const heading = termsOf([item.question, item.title].filter(Boolean).join(' '));
    const text = item.text.slice(start, end);
    const types = givenTypes(text);
    return [...heading, ...heading, ...termsOf(text), ...types, ...types, ...types];
  });
  const index = new Bm25(documents);
  const vocabulary = new Set(documents.flat());
  const known = (term: string) => (vocabulary.has(term) ? term : (nearest(term, vocabulary) ?? term));
  return {
    termsOf: (text) => termsOf(text).map(known),
    search: (terms, context) => {
      const weight = (term: string) => index.idf(term) * (vocabulary.has(term) ? 1 : UNKNOWN_WEIGHT);
      const total = [...new Set(terms)].reduce((sum, term) => sum + weight(term), 0);
      return index.search([...terms, ...context], MAX_PASSAGES).flatMap(({ document, score, terms: matched }) => {
        const passage = passages[document];
        const covered = matched.filter((term) => terms.includes(term)).reduce((sum, term) => sum + weight(term), 0);
        return passage ? [{ passage, score, coverage: total === 0 ? 0 : covered / total }] : [];
      });
    },
  };
}

/** The known word that a misspelt one probably is. */
function nearest(term: string, vocabulary: ReadonlySet<string>): string | undefined {
  if (term.length < SHORTEST_TYPO) return undefined;
  for (const known of vocabulary) if (known.length >= SHORTEST_TYPO && isOneEdit(term, known)) return known;
  return undefined;
}
