/** Weights by term, of length 1 unless empty. */
export type Vector = ReadonlyMap<string, number>;

/** Turns the terms of a text into a vector, by what its collection knows of them. */
export type Vectorize = (terms: readonly string[]) => Vector;

/**
 * Learns from documents how rare each term is: weight = (1 + ln tf) · ln(1 + (N + 0.5) / (df + 0.5)).
 * A term that no document has is as rare as can be.
 */
export function learnTfIdf(documents: readonly (readonly string[])[]): Vectorize {
  const frequency = new Map<string, number>();
  for (const document of documents)
    for (const term of new Set(document)) frequency.set(term, (frequency.get(term) ?? 0) + 1);
  const idf = (term: string) => Math.log(1 + (documents.length + 0.5) / ((frequency.get(term) ?? 0) + 0.5));
  return (terms) => {
    const counts = new Map<string, number>();
    for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
    return normalized(new Map([...counts].map(([term, count]) => [term, (1 + Math.log(count)) * idf(term)])));
  };
}

/** From 0 (no term in common) to 1 (the same direction), for vectors of length 1. */
export function cosine(a: Vector, b: Vector): number {
  const [small, large] = a.size <= b.size ? [a, b] : [b, a];
  let sum = 0;
  for (const [term, weight] of small) sum += weight * (large.get(term) ?? 0);
  return Math.min(1, sum);
}

/** The mean direction of vectors. */
export function centroid(vectors: readonly Vector[]): Vector {
  const sum = new Map<string, number>();
  for (const vector of vectors) for (const [term, weight] of vector) sum.set(term, (sum.get(term) ?? 0) + weight);
  return normalized(sum);
}

function normalized(weights: ReadonlyMap<string, number>): Vector {
  let square = 0;
  for (const weight of weights.values()) square += weight * weight;
  const length = Math.sqrt(square);
  return length === 0 ? new Map() : new Map([...weights].map(([term, weight]) => [term, weight / length]));
}
