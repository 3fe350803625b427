import type { Row } from '../../../tables/json-rows';
import { findCandidates } from './candidate-pairs';
import { clusterPairs } from './clusters';
import { compareRecords, type FieldEvidence } from './compare-records';
import { prepareBy } from './prepared-record';
import type { FieldColumns } from './record-fields';

interface DuplicatePair {
  readonly a: number;
  readonly b: number;
  readonly score: number;
  readonly reasons: readonly FieldEvidence[];
}

export interface Duplicates {
  readonly pairs: readonly DuplicatePair[];
  readonly clusters: readonly (readonly number[])[];
  /** How many pairs were compared. */
  readonly compared: number;
}

/** Finds the records that are likely the same: candidates by shared keys, then their evidence. */
export function findDuplicates(
  rows: readonly Row[],
  columns: FieldColumns,
  threshold: number,
  signal?: AbortSignal,
): Duplicates {
  const records = rows.map(prepareBy(columns));
  const commonness = countNames(records.map(({ name }) => name));
  const compare = (a: number, b: number) => {
    const [left, right] = [records[a], records[b]];
    return left && right ? compareRecords(left, right, commonness) : { score: 0, evidence: [] };
  };

  const candidates = findCandidates(records);
  const pairs: DuplicatePair[] = [];
  let compared = 0;
  for (const pair of candidates) {
    compared += 1;
    if (compared % 10_000 === 0) signal?.throwIfAborted();
    const [a, b] = [Math.floor(pair / records.length), pair % records.length];
    const { score, evidence } = compare(a, b);
    if (score >= threshold) pairs.push({ a, b, score, reasons: evidence });
  }
  const sorted = pairs.toSorted((x, y) => y.score - x.score || x.a - y.a || x.b - y.b);
  return { pairs: sorted, clusters: clusterPairs(sorted, (a, b) => compare(a, b).score), compared };
}

/** The share of records with the same name, on a scale where one in a hundred is 1. */
function countNames(names: readonly (readonly string[])[]): (words: readonly string[]) => number {
  const counts = new Map<string, number>();
  const toKey = (words: readonly string[]) => words.toSorted().join(' ');
  for (const words of names) counts.set(toKey(words), (counts.get(toKey(words)) ?? 0) + 1);
  return (words) => {
    const others = (counts.get(toKey(words)) ?? 1) - 2;
    return Math.min(1, Math.max(0, others) / Math.max(4, names.length / 100));
  };
}
