export interface Match {
  /** Index of the document. */
  readonly document: number;
  readonly score: number;
  /** The terms of the query that the document has. */
  readonly terms: readonly string[];
}

/** Saturation of repeated terms, and how much long documents are held back: the usual values. */
const K1 = 1.2;
const B = 0.75;

/** Ranks documents for the terms of a query by Okapi BM25. */
export class Bm25 {
  private readonly postings = new Map<string, Map<number, number>>();
  private readonly lengths: readonly number[];
  private readonly meanLength: number;

  constructor(documents: readonly (readonly string[])[]) {
    this.lengths = documents.map(({ length }) => length);
    this.meanLength = Math.max(
      1,
      this.lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, documents.length),
    );
    documents.forEach((terms, document) => {
      for (const term of terms) this.count(term, document);
    });
  }

  /** Rarity of a term; above 0 for every term. */
  idf(term: string): number {
    const documents = this.postings.get(term)?.size ?? 0;
    return Math.log(1 + (this.lengths.length - documents + 0.5) / (documents + 0.5));
  }

  /** Best first; documents without any of the terms are left out. */
  search(terms: readonly string[], limit: number): Match[] {
    const found = new Map<number, { score: number; terms: string[] }>();
    for (const term of new Set(terms)) {
      const idf = this.idf(term);
      for (const [document, count] of this.postings.get(term) ?? []) {
        const match = found.get(document) ?? { score: 0, terms: [] };
        match.score += idf * this.saturation(count, document);
        match.terms.push(term);
        found.set(document, match);
      }
    }
    return [...found]
      .map(([document, match]) => ({ document, ...match }))
      .sort((a, b) => b.score - a.score || a.document - b.document)
      .slice(0, limit);
  }

  private count(term: string, document: number): void {
    const counts = this.postings.get(term) ?? new Map<number, number>();
    counts.set(document, (counts.get(document) ?? 0) + 1);
    this.postings.set(term, counts);
  }

  private saturation(count: number, document: number): number {
    const length = (this.lengths[document] ?? 0) / this.meanLength;
    return (count * (K1 + 1)) / (count + K1 * (1 - B + B * length));
  }
}
