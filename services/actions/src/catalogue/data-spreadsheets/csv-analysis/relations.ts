import { linearRegression, mean, sampleCorrelation, sampleRankCorrelation } from 'simple-statistics';
import { isGrouping, isNumeric, type Column } from './column-profile';
import { round } from './numeric-summary';

export interface Correlation {
  readonly a: string;
  readonly b: string;
  /** Pearson's r. */
  readonly r: number;
  /** Spearman's, of the ranks. */
  readonly rank: number;
  /** Rows in which both have a number. */
  readonly rows: number;
  readonly slope: number;
  readonly intercept: number;
}

export interface GroupEffect {
  readonly group: string;
  readonly value: string;
  /** Share of the variance that the groups explain (eta squared). */
  readonly explained: number;
  readonly means: readonly { readonly label: string; readonly mean: number; readonly count: number }[];
}

const MAX_COLUMNS = 15;
const MIN_ROWS = 5;

/** Correlations of the numeric columns, strongest first. */
export function correlate(columns: readonly Column[]): Correlation[] {
  const numeric = columns.filter(isNumeric).slice(0, MAX_COLUMNS);
  const pairs = numeric.flatMap((a, index) => numeric.slice(index + 1).map((b) => [a, b] as const));
  return pairs
    .flatMap(([a, b]) => {
      const points = a.numbers.flatMap((x, row) => {
        const y = b.numbers[row];
        return x !== null && y !== null && y !== undefined ? [[x, y] as [number, number]] : [];
      });
      const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
      if (points.length < MIN_ROWS || new Set(xs).size < 2 || new Set(ys).size < 2) return [];
      const { m, b: intercept } = linearRegression(points);
      return [
        {
          a: a.name,
          b: b.name,
          r: toUnit(sampleCorrelation(xs, ys)),
          rank: toUnit(sampleRankCorrelation(xs, ys)),
          rows: points.length,
          slope: round(m),
          intercept: round(intercept),
        },
      ];
    })
    .toSorted((x, y) => Math.abs(y.r) - Math.abs(x.r));
}

/** How far the groups of a column tell the numbers of another, strongest first. */
export function compareGroups(columns: readonly Column[]): GroupEffect[] {
  const groups = columns.filter(isGrouping).slice(0, MAX_COLUMNS);
  const numeric = columns.filter(isNumeric).slice(0, MAX_COLUMNS);
  return groups
    .flatMap((group) => numeric.flatMap((value) => compareGroup(group, value) ?? []))
    .toSorted((x, y) => y.explained - x.explained);
}

/** The means of a column by the groups of another; null when there are fewer than two groups with three rows. */
function compareGroup(group: Column, value: Column): GroupEffect | null {
  const lists = new Map<string, number[]>();
  value.numbers.forEach((number, row) => {
    const label = group.labels[row];
    if (number === null || label === null || label === undefined) return;
    lists.set(label, [...(lists.get(label) ?? []), number]);
  });
  const large = [...lists].filter(([, numbers]) => numbers.length >= 3);
  const all = [...lists.values()].flat();
  const overall = all.length > 0 ? mean(all) : 0;
  const total = all.reduce((sum, number) => sum + (number - overall) ** 2, 0);
  if (large.length < 2 || total === 0) return null;
  const between = [...lists.values()].reduce(
    (sum, numbers) => sum + numbers.length * (mean(numbers) - overall) ** 2,
    0,
  );
  const means = [...lists].map(([label, numbers]) => ({ label, mean: round(mean(numbers)), count: numbers.length }));
  return {
    group: group.name,
    value: value.name,
    explained: toUnit(between / total),
    means: means.toSorted((a, b) => b.mean - a.mean),
  };
}

function toUnit(value: number): number {
  return Math.round(Math.max(-1, Math.min(1, value)) * 10_000) / 10_000;
}
