import { gammaln } from 'simple-statistics';

/** How many of a sample have a property. */
export interface Proportion {
  readonly size: number;
  readonly count: number;
}

/**
 * Fisher's exact test, one-sided: the probability of at least `one.count` in the first sample if both samples have the same rate,
 * given the four margins of the table. The upper tail of the hypergeometric distribution, summed from the observed table outwards,
 * where each term follows from the one before by multiplication.
 */
export function fisherExactGreater(one: Proportion, other: Proportion): number {
  const failed = one.count + other.count;
  const largest = Math.min(one.size, failed);
  let term = Math.exp(logTableProbability(one, other));
  let tail = term;
  for (let count = one.count; count < largest; count += 1) {
    term *= ((one.size - count) * (failed - count)) / ((count + 1) * (other.size - failed + count + 1));
    tail += term;
  }
  return Math.min(tail, 1);
}

function logTableProbability(one: Proportion, other: Proportion): number {
  return (
    logChoose(one.size, one.count) +
    logChoose(other.size, other.count) -
    logChoose(one.size + other.size, one.count + other.count)
  );
}

function logChoose(size: number, count: number): number {
  return gammaln(size + 1) - gammaln(count + 1) - gammaln(size - count + 1);
}
