import { type Label, labels } from './label';

/** Weights of a linear-chain conditional random field: by feature, or by step, then by label. Absent means zero. */
export interface ChainWeights {
  readonly features: Readonly<Record<string, Partial<Readonly<Record<Label, number>>>>>;
  /** `relation label` of the step: how likely a label follows the one before it. */
  readonly steps: Readonly<Record<string, Partial<Readonly<Record<Label, number>>>>>;
}

/** One position of the chain. */
export interface Link {
  readonly features: readonly string[];
  readonly relation: string;
}

/** How much the features of a position speak for each label. */
export const scoreLabels = ({ features }: Link, weights: ChainWeights): number[] =>
  labels.map((label) => features.reduce((sum, feature) => sum + (weights.features[feature]?.[label] ?? 0), 0));

export const scoreStep = ({ relation }: Link, before: Label, label: Label, weights: ChainWeights): number =>
  weights.steps[`${relation} ${before}`]?.[label] ?? 0;

/** The most likely labels of a text, by the algorithm of Viterbi. */
export function labelChain(links: readonly Link[], weights: ChainWeights): Label[] {
  let scores: number[] = [];
  const origins: number[][] = [];
  for (const [place, link] of links.entries()) {
    const own = scoreLabels(link, weights);
    const before = scores;
    const origin: number[] = [];
    scores = own.map((score, to) => {
      if (place === 0) return score;
      const reached = labels.map(
        (label, from) => (before[from] ?? 0) + scoreStep(link, label, labels[to] ?? 'other', weights),
      );
      const best = reached.indexOf(Math.max(...reached));
      origin[to] = best;
      return score + (reached[best] ?? 0);
    });
    origins.push(origin);
  }
  let at = scores.indexOf(Math.max(...scores));
  const found: Label[] = [];
  for (const origin of origins.toReversed()) {
    found.push(labels[at] ?? 'other');
    at = origin[at] ?? 0;
  }
  return found.toReversed();
}
