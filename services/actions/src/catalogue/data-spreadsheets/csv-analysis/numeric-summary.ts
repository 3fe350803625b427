import { max, mean, median, min, quantile, sampleSkewness, sampleStandardDeviation } from 'simple-statistics';

export interface NumericSummary {
  readonly count: number;
  readonly sum: number;
  readonly min: number;
  readonly max: number;
  readonly mean: number;
  readonly median: number;
  readonly q1: number;
  readonly q3: number;
  /** Of a sample (n - 1); null for one value. */
  readonly standard_deviation: number | null;
  readonly skewness: number | null;
  readonly outliers: {
    readonly count: number;
    readonly below: number;
    readonly above: number;
    /** The furthest, with their rows counted from 1. */
    readonly examples: readonly { readonly row: number; readonly value: number }[];
  };
}

/** Describes a column of numbers. Outliers are beyond 1.5 times the distance of the quartiles (Tukey). */
export function summarize(numbers: readonly (number | null)[]): NumericSummary | null {
  const values = numbers.filter((value) => value !== null);
  if (values.length === 0) return null;
  const [q1, q3] = [quantile(values, 0.25), quantile(values, 0.75)];
  const reach = 1.5 * (q3 - q1);
  const [below, above] = [q1 - reach, q3 + reach];
  const middle = median(values);
  const outside = numbers.flatMap((value, index) =>
    value !== null && (value < below || value > above) ? [{ row: index + 1, value }] : [],
  );
  const isVaried = values.length > 2 && max(values) > min(values);
  return {
    count: values.length,
    sum: round(values.reduce((total, value) => total + value, 0)),
    min: min(values),
    max: max(values),
    mean: round(mean(values)),
    median: round(middle),
    q1: round(q1),
    q3: round(q3),
    standard_deviation: values.length > 1 ? round(sampleStandardDeviation(values)) : null,
    skewness: isVaried ? round(sampleSkewness(values)) : null,
    outliers: {
      count: outside.length,
      below: round(below),
      above: round(above),
      examples: outside.toSorted((a, b) => Math.abs(b.value - middle) - Math.abs(a.value - middle)).slice(0, 10),
    },
  };
}

/** To 6 significant figures, so that sums of decimals read well. */
export function round(value: number): number {
  return Number(value.toPrecision(6));
}
