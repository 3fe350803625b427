import type { HistoryRun } from './history-run';

/** How much of one account is kept. */
const HISTORY_LIMITS = { runs: 100, bytes: 10_000_000 };

type Sized = Pick<HistoryRun, 'id' | 'bytes'>;

/** The ids of the runs beyond the limits: the oldest go first. */
export function selectExcess(runs: readonly Sized[], limits = HISTORY_LIMITS): string[] {
  const newestFirst = runs.toSorted((a, b) => (a.id < b.id ? 1 : -1));
  let bytes = 0;
  return newestFirst
    .filter((run, index) => {
      bytes += run.bytes;
      return index >= limits.runs || bytes > limits.bytes;
    })
    .map(({ id }) => id);
}
