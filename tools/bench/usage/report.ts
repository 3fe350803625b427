import type { Account, Measured } from './measure.ts';

const GOAL = 2;

/** A line per case, and whether the goal is met: the large account's p95 within twice the small one's. */
export function report(measured: readonly Measured[]): void {
  console.log('\nmilliseconds                                            small            large          p95');
  console.log('operation     period            filter          p50     p95      p50     p95    ratio');
  for (const { of, times } of measured) {
    const figures = (account: Account) =>
      [0.5, 0.95].map((share) => quantile(times[account], share).toFixed(2).padStart(7)).join(' ');
    console.log(
      `${of.operation.padEnd(13)} ${of.period.padEnd(17)} ${of.filter.padEnd(12)} ${figures('small')}  ${figures('large')}   ${ratioOf(times).toFixed(2)}`,
    );
  }
  const worst = measured.reduce((one, other) => (ratioOf(other.times) > ratioOf(one.times) ? other : one));
  const above = measured.filter(({ times }) => ratioOf(times) > GOAL).length;
  console.log(
    `\nThe worst ratio is ${ratioOf(worst.times).toFixed(2)} (${worst.of.operation}, ${worst.of.period}, ${worst.of.filter}); ${above} of ${measured.length} are above ${GOAL}.`,
  );
}

function ratioOf({ large, small }: Measured['times']): number {
  return quantile(large, 0.95) / quantile(small, 0.95);
}

/** The value that this share of all values does not exceed. */
function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(Math.ceil(share * sorted.length), sorted.length) - 1] ?? Number.NaN;
}
