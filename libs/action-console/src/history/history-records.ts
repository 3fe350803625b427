import { isQuotaError, openRecords } from '../records/open-records';
import { announceChange } from '../records/record-changes';
import type { RecordStore } from '../records/record-store';
import { type HistoryRun, parseHistoryRun } from './history-run';
import { selectExcess } from './select-excess';

export const RUNS = 'run';

/** Keeps a run, and lets the oldest go beyond the limits. False when the browser has no room, also without the older half. */
export async function keepRun(userId: string, run: HistoryRun): Promise<boolean> {
  const store = await openRecords();
  const put = () => store.put([userId, RUNS, run.id], run);
  const isKept = await orQuota(put());
  if (!isKept) {
    await removeOlderHalf(store, userId);
    if (!(await orQuota(put()))) return false;
  }
  const excess = selectExcess(await listRuns(store, userId));
  if (excess.length > 0) await store.remove(excess.map((id) => [userId, RUNS, id]));
  announceChange(userId);
  return true;
}

async function listRuns(store: RecordStore, userId: string): Promise<HistoryRun[]> {
  return (await store.list([userId, RUNS])).flatMap((value) => parseHistoryRun(value) ?? []);
}

async function removeOlderHalf(store: RecordStore, userId: string): Promise<void> {
  const runs = await listRuns(store, userId);
  const older = runs.slice(0, Math.ceil(runs.length / 2));
  await store.remove(older.map(({ id }) => [userId, RUNS, id]));
}

/** False when the browser has no room. */
async function orQuota(writing: Promise<void>): Promise<boolean> {
  try {
    await writing;
    return true;
  } catch (error) {
    if (isQuotaError(error)) return false;
    throw error;
  }
}
