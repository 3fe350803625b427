export interface ScoredPair {
  readonly a: number;
  readonly b: number;
  readonly score: number;
}

/** Below this two records are held to be different, and never come into one cluster by way of a third. */
const MIN_CLUSTER_SCORE = 0.2;
const MAX_CHECKS = 400;

/** Groups records by their pairs, best first; two groups stay apart when a record of one is clearly another than one of the other. */
export function clusterPairs(pairs: readonly ScoredPair[], scoreOf: (a: number, b: number) => number): number[][] {
  const clusterOf = new Map<number, number[]>();
  for (const { a, b } of pairs.toSorted((x, y) => y.score - x.score || x.a - y.a || x.b - y.b)) {
    const [left, right] = [clusterOf.get(a) ?? [a], clusterOf.get(b) ?? [b]];
    if (left === right) continue;
    if (left.length + right.length > 2 && areApart(left, right, scoreOf)) continue;
    const merged = [...left, ...right];
    for (const index of merged) clusterOf.set(index, merged);
  }
  return [...new Set(clusterOf.values())]
    .map((cluster) => cluster.toSorted((x, y) => x - y))
    .toSorted((x, y) => (x[0] ?? 0) - (y[0] ?? 0));
}

function areApart(
  left: readonly number[],
  right: readonly number[],
  scoreOf: (a: number, b: number) => number,
): boolean {
  let checks = 0;
  for (const a of left)
    for (const b of right) {
      checks += 1;
      if (checks > MAX_CHECKS) return false;
      if (scoreOf(a, b) < MIN_CLUSTER_SCORE) return true;
    }
  return false;
}
