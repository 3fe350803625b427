import { centroid, cosine, learnTfIdf, type Vector } from './tf-idf';

/** Above this number of sentences, closeness to the centroid replaces the graph, whose size is the square of it. */
const LARGEST_GRAPH = 400;

const DAMPING = 0.85;
const ROUNDS = 30;

/** Sentences less alike than this are not joined. */
const LEAST_SIMILARITY = 0.05;

export interface RankedTexts {
  /** From 0 to 1, in the order of the input; 1 is the most central. */
  readonly scores: readonly number[];
  readonly vectors: readonly Vector[];
}

/** How central each text is among the others: TextRank over the cosines of their terms. Texts without terms get 0. */
export function rankTexts(texts: readonly (readonly string[])[]): RankedTexts {
  const vectors = texts.map(learnTfIdf(texts));
  const raw = texts.length > LARGEST_GRAPH ? rankByCentroid(vectors) : rankByGraph(vectors);
  const highest = raw.reduce((most, score) => Math.max(most, score), 0);
  return { scores: raw.map((score) => (highest > 0 ? score / highest : 0)), vectors };
}

function rankByCentroid(vectors: readonly Vector[]): number[] {
  const center = centroid(vectors);
  return vectors.map((vector) => cosine(vector, center));
}

function rankByGraph(vectors: readonly Vector[]): number[] {
  const edges = vectors.map((a, i) => vectors.map((b, j) => (i === j ? 0 : similarity(a, b))));
  const totals = edges.map((row) => row.reduce((sum, weight) => sum + weight, 0));
  let scores: readonly number[] = vectors.map(({ size }) => (size > 0 ? 1 : 0));
  for (let round = 0; round < ROUNDS; round += 1) {
    const shares = scores.map((score, i) => (totals[i] ? score / totals[i] : 0));
    scores = edges.map((row, i) => {
      if (vectors[i]?.size === 0) return 0;
      return 1 - DAMPING + DAMPING * row.reduce((sum, weight, j) => sum + weight * (shares[j] ?? 0), 0);
    });
  }
  return [...scores];
}

function similarity(a: Vector, b: Vector): number {
  const value = cosine(a, b);
  return value < LEAST_SIMILARITY ? 0 : value;
}
