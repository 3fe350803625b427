import { cosine, type Vector } from './tf-idf';

export interface DiversityOptions {
  readonly limit: number;
  /** Weight of the score against likeness to what is already chosen; 1 ignores likeness. */
  readonly balance?: number;
  /** What is more alike than this to a chosen one is never chosen. */
  readonly mostAlike?: number;
}

/** Chooses high scores that do not repeat each other: maximal marginal relevance. Returns indices, best first; scores of 0 are out. */
export function selectDiverse(
  scores: readonly number[],
  vectors: readonly Vector[],
  { limit, balance = 0.7, mostAlike = 0.6 }: DiversityOptions,
): number[] {
  const chosen: number[] = [];
  const likeness = scores.map(() => 0);
  const left = new Set(scores.flatMap((score, index) => (score > 0 ? [index] : [])));
  while (chosen.length < limit && left.size > 0) {
    let best: number | undefined;
    let highest = Number.NEGATIVE_INFINITY;
    for (const index of left) {
      const value = balance * (scores[index] ?? 0) - (1 - balance) * (likeness[index] ?? 0);
      if (value > highest) [best, highest] = [index, value];
    }
    if (best === undefined) break;
    left.delete(best);
    if ((likeness[best] ?? 0) > mostAlike) continue;
    chosen.push(best);
    const vector = vectors[best] ?? new Map<string, number>();
    for (const index of left)
      likeness[index] = Math.max(likeness[index] ?? 0, cosine(vectors[index] ?? new Map<string, number>(), vector));
  }
  return chosen;
}
