import { quantile } from 'simple-statistics';
import type { Account, Measured } from './measure.ts';

const GOAL = 2;

/** A line per kind of reading, then one per case, and whether the goal is met: the large account's p95 within twice the small one's. */
export function report(measured: readonly Measured[]): void {
  console.log(`\n${'milliseconds'.padEnd(45)}  small p50     p95   large p50     p95   p95 ratio`);
  for (const operation of new Set(measured.map(({ of }) => of.operation))) {
    const all = measured.filter(({ of }) => of.operation === operation).map(({ times }) => times);
    line(`${operation}, all of them`, {
      large: all.flatMap(({ large }) => large),
      small: all.flatMap(({ small }) => small),
    });
  }
  console.log('');
  for (const { of, times } of measured) line(`${of.operation}, ${of.period}, ${of.filter}`, times);

  const worst = measured.reduce((one, other) => (computeRatio(other.times) > computeRatio(one.times) ? other : one));
  const above = measured.filter(({ times }) => computeRatio(times) > GOAL).length;
  console.log(
    `\nThe worst ratio is ${computeRatio(worst.times).toFixed(2)} (${worst.of.operation}, ${worst.of.period}, ${worst.of.filter}); ${above} of ${measured.length} are above ${GOAL}.`,
  );
}

function line(title: string, times: Measured['times']): void {
  const figures = (account: Account) =>
    [0.5, 0.95].map((share) => quantile(times[account], share).toFixed(2).padStart(7)).join(' ');
  console.log(
    `${title.padEnd(45)}    ${figures('small')}     ${figures('large')}   ${computeRatio(times).toFixed(2).padStart(9)}`,
  );
}

function computeRatio({ large, small }: Measured['times']): number {
  return quantile(large, 0.95) / quantile(small, 0.95);
}
