import { type ChainWeights, type Link, scoreLabels, scoreStep } from '../../engine/embedded/analysis/sections/chain';
import { type Label, labels } from '../../engine/embedded/analysis/sections/label';
import type { TrueChain } from './true-labels';

type Row = Record<Label, number>;
type Table = Record<string, Row>;
interface Tables {
  readonly features: Table;
  readonly steps: Table;
}

const ROUNDS = 25;
const RATE = 0.2;
/** Keeps weights small, so that no feature of a few texts decides alone. */
const PENALTY = 0.1;

/** Trains the conditional random field by AdaGrad on the log-likelihood of the true labels. The same texts give the same weights. */
export function trainChain(texts: readonly TrueChain[]): ChainWeights {
  const weights: Tables = { features: {}, steps: {} };
  const squares: Tables = { features: {}, steps: {} };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const text of texts) {
      const gradient = gradientOf(text, weights);
      climb(weights.features, squares.features, gradient.features);
      climb(weights.steps, squares.steps, gradient.steps);
    }
  }
  return { features: rounded(weights.features), steps: rounded(weights.steps) };
}

function climb(weights: Table, squares: Table, gradient: Table): void {
  for (const [name, row] of Object.entries(gradient)) {
    const weight = (weights[name] ??= emptyRow());
    const square = (squares[name] ??= emptyRow());
    for (const label of labels) {
      const slope = row[label] - PENALTY * weight[label];
      square[label] += slope * slope;
      weight[label] += (RATE * slope) / Math.sqrt(square[label] + 1e-8);
    }
  }
}

/** Counts of the true labels less the expected ones. */
function gradientOf({ links, labels: truth }: TrueChain, weights: ChainWeights): Tables {
  const gradient: Tables = { features: {}, steps: {} };
  const { own, forward, backward, total } = runBothWays(links, weights);
  const score = (rows: readonly Row[], at: number, label: Label) => rows[at]?.[label] ?? 0;
  for (const [at, link] of links.entries()) {
    for (const label of labels) {
      const expected = Math.exp(score(forward, at, label) + score(backward, at, label) - total);
      for (const feature of link.features)
        (gradient.features[feature] ??= emptyRow())[label] += (truth[at] === label ? 1 : 0) - expected;
      if (at === 0) continue;
      for (const from of labels) {
        const path = score(forward, at - 1, from) + scoreStep(link, from, label, weights) + score(own, at, label);
        const isTrue = truth[at - 1] === from && truth[at] === label;
        (gradient.steps[`${link.relation} ${from}`] ??= emptyRow())[label] +=
          (isTrue ? 1 : 0) - Math.exp(path + score(backward, at, label) - total);
      }
    }
  }
  return gradient;
}

/** The forward-backward algorithm, in logarithms. */
function runBothWays(links: readonly Link[], weights: ChainWeights) {
  const own = links.map((link) => toRow((_, place) => scoreLabels(link, weights)[place] ?? 0));
  const forward: Row[] = [];
  for (const [at, row] of own.entries()) {
    const before = forward[at - 1];
    const link = links[at];
    forward.push(
      before && link
        ? toRow((to) => row[to] + logSum(labels.map((from) => before[from] + scoreStep(link, from, to, weights))))
        : row,
    );
  }
  const backward: Row[] = own.map(emptyRow);
  for (let at = links.length - 2; at >= 0; at -= 1) {
    const [next, after, link] = [own[at + 1], backward[at + 1], links[at + 1]];
    if (next && after && link)
      backward[at] = toRow((from) =>
        logSum(labels.map((to) => scoreStep(link, from, to, weights) + next[to] + after[to])),
      );
  }
  return { own, forward, backward, total: logSum(Object.values(forward.at(-1) ?? emptyRow())) };
}

function logSum(values: readonly number[]): number {
  const most = Math.max(...values);
  return most + Math.log(values.reduce((sum, value) => sum + Math.exp(value - most), 0));
}

const toRow = (value: (label: Label, place: number) => number): Row =>
  Object.fromEntries(labels.map((label, place) => [label, value(label, place)])) as Row; // every label is a key

const emptyRow = (): Row => toRow(() => 0);

/** Two decimals, without what is nearly nothing. */
const rounded = (table: Table): ChainWeights['features'] =>
  Object.fromEntries(
    Object.entries(table)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, row]) => [
        name,
        Object.fromEntries(
          labels
            .map((label) => [label, Math.round(row[label] * 100) / 100] as const)
            .filter(([, value]) => Math.abs(value) >= 0.05),
        ),
      ]),
  );
