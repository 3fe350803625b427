interface Rated {
  readonly sentiment?: unknown;
  readonly score?: unknown;
  readonly stars?: unknown;
}

/** Counts and averages of rated reviews. */
export function summarizeReviews(rows: readonly Rated[]) {
  const count = (sentiment: string | null) => rows.filter((row) => row.sentiment === sentiment).length;
  return {
    count: rows.length,
    positive: count('positive'),
    neutral: count('neutral'),
    negative: count('negative'),
    not_rated: count(null),
    average_score: mean(rows.map(({ score }) => score)),
    average_stars: mean(rows.map(({ stars }) => stars)),
  };
}

function mean(values: readonly unknown[]): number | null {
  const numbers = values.filter((value) => typeof value === 'number');
  if (numbers.length === 0) return null;
  return Number((numbers.reduce((sum, value) => sum + value, 0) / numbers.length).toFixed(2));
}
