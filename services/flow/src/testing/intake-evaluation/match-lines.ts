import { toKey } from '../../engine/embedded/analysis/fold';

export interface Matches {
  readonly correct: number;
  readonly missed: readonly string[];
  readonly wrong: readonly string[];
}

/** Two lines say the same when the F1 of their words reaches this. */
const SAME = 0.5;
const SMALL =
  /^(?:a|an|the|of|in|on|at|for|to|and|or|with|our|their|le|la|les|l|un|une|de|d|du|des|et|ou|en|au|aux|a|qui|que|on|el|los|las|una|uno|del|y|o|con|por|para|lo|su|sus)$/;

const words = (line: string) =>
  new Set(
    toKey(line)
      .split(' ')
      .filter((word) => word && !SMALL.test(word)),
  );

/** Pairs each label with at most one found line, the most alike first. */
export function matchLines(labels: readonly string[], found: readonly string[]): Matches {
  const pairs = labels
    .flatMap((label) => found.map((line) => ({ label, line, score: overlap(words(label), words(line)) })))
    .filter(({ score }) => score >= SAME)
    .sort((a, b) => b.score - a.score);
  const matched = new Set<string>();
  const used = new Set<string>();
  for (const { label, line } of pairs) {
    if (matched.has(label) || used.has(line)) continue;
    matched.add(label);
    used.add(line);
  }
  return {
    correct: matched.size,
    missed: labels.filter((label) => !matched.has(label)),
    wrong: found.filter((line) => !used.has(line)),
  };
}

function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((word) => b.has(word)).length;
  return a.size + b.size === 0 ? 0 : (2 * shared) / (a.size + b.size);
}
