import type { Features } from './features';

/** A text of which the class is known; `weight` is how much an error on it counts. */
export interface TrainingText {
  readonly label: string;
  readonly features: Features;
  readonly weight: number;
}

export interface Classified {
  /** Of every class, the best first; the scores sum to 1. */
  readonly classes: readonly { readonly label: string; readonly score: number }[];
  /** How much of the text was seen in training, from 0 to 1. */
  readonly known: number;
}

export interface LinearClassifier {
  classify(features: Features): Classified;
  /** Whether a feature was seen in training. */
  knows(feature: string): boolean;
  /** How much a feature of a text speaks for a class, above what it does for the average class. */
  weigh(feature: string, label: string): number;
}

interface TrainingOptions {
  readonly rounds: number;
  readonly rate: number;
}

/** Smaller errors change nothing: a round then takes little more than the scores of its texts. */
const LEAST_ERROR = 0.002;

const OPTIONS: TrainingOptions = { rounds: 4, rate: 2 };

interface Vector {
  readonly ids: Int32Array;
  readonly values: Float32Array;
}

/**
 * Multinomial logistic regression over TF-IDF weights, by gradient descent in a fixed order: the same texts give the same
 * classifier. A round takes time by texts x features x classes.
 */
export function trainClassifier(texts: readonly TrainingText[], options = OPTIONS): LinearClassifier {
  const labels = [...new Set(texts.map(({ label }) => label))];
  const toVector = learnVectors(texts);
  const classes = labels.length;
  const weights = new Float32Array(toVector.size * classes);
  const scores = new Float32Array(classes);
  const examples = texts.map(({ label, features, weight }) => ({
    label: labels.indexOf(label),
    vector: toVector.read(features),
    weight,
  }));
  for (let round = 0; round < options.rounds; round += 1) {
    const rate = options.rate / (1 + round * 0.15);
    for (const { label, vector, weight } of interleave(examples, round)) {
      score(vector, weights, scores);
      const steps: [number, number][] = [];
      for (let index = 0; index < classes; index += 1) {
        const error = (index === label ? 1 : 0) - (scores[index] ?? 0);
        if (Math.abs(error) > LEAST_ERROR) steps.push([index, error * rate * weight]);
      }
      update(vector, weights, classes, steps);
    }
  }
  const classify = (features: Features): Classified => {
    const { known, ...vector } = toVector.read(features);
    const result = new Float32Array(classes);
    score(vector, weights, result);
    const ranked = labels.map((label, index) => ({ label, score: result[index] ?? 0 }));
    return { classes: ranked.toSorted((a, b) => b.score - a.score), known };
  };
  const weigh = (feature: string, label: string): number => {
    const id = toVector.find(feature);
    if (id === undefined) return 0;
    const row = weights.subarray(id * classes, (id + 1) * classes);
    return (row[labels.indexOf(label)] ?? 0) - row.reduce((sum, weight) => sum + weight, 0) / classes;
  };
  return { classify, weigh, knows: (feature) => toVector.find(feature) !== undefined };
}

function score({ ids, values }: Vector, weights: Float32Array, scores: Float32Array): void {
  const classes = scores.length;
  scores.fill(0);
  for (let position = 0; position < ids.length; position += 1) {
    const start = (ids[position] ?? 0) * classes;
    const value = values[position] ?? 0;
    for (let index = 0; index < classes; index += 1)
      scores[index] = (scores[index] ?? 0) + value * (weights[start + index] ?? 0);
  }
  const top = scores.reduce((a, b) => Math.max(a, b), -Infinity);
  let sum = 0;
  for (let index = 0; index < classes; index += 1) sum += scores[index] = Math.exp((scores[index] ?? 0) - top);
  for (let index = 0; index < classes; index += 1) scores[index] = (scores[index] ?? 0) / sum;
}

function update(
  { ids, values }: Vector,
  weights: Float32Array,
  classes: number,
  steps: readonly [number, number][],
): void {
  for (let position = 0; position < ids.length; position += 1) {
    const start = (ids[position] ?? 0) * classes;
    const value = values[position] ?? 0;
    for (const [index, step] of steps) weights[start + index] = (weights[start + index] ?? 0) + value * step;
  }
}

/** Another order each round, the same in every run. */
function interleave<T>(items: readonly T[], round: number): T[] {
  const step = [7919, 6101, 4111, 2521, 1361][round % 5] ?? 1;
  return items.map((_, index) => items[(index * step + round) % items.length] as T); // within bounds
}

function learnVectors(texts: readonly TrainingText[]) {
  const ids = new Map<string, number>();
  const counts: number[] = [];
  for (const { features } of texts)
    for (const name of features.keys()) {
      const id = ids.get(name) ?? ids.size;
      ids.set(name, id);
      counts[id] = (counts[id] ?? 0) + 1;
    }
  const rarity = counts.map((count) => Math.log((texts.length + 1) / (count + 1)) / Math.log(texts.length + 1));
  const read = (features: Features): Vector & { known: number } => {
    const known: [number, number][] = [];
    let unknown = 0;
    for (const [name, count] of features) {
      const id = ids.get(name);
      if (id === undefined) unknown += count * count;
      else known.push([id, count * (rarity[id] ?? 0)]);
    }
    const length = Math.hypot(...known.map(([, value]) => value));
    return {
      ids: Int32Array.from(known, ([id]) => id),
      values: Float32Array.from(known, ([, value]) => value / (length || 1)),
      known: length === 0 ? 0 : length / Math.hypot(length, Math.sqrt(unknown)),
    };
  };
  return { size: ids.size, read, find: (name: string) => ids.get(name) };
}
