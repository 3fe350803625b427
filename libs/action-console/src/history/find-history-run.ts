import { openRecords } from '../records/open-records';
import { RUNS } from './history-records';
import { type HistoryRun, parseHistoryRun } from './history-run';

/** One run of an account by its id; null when this browser does not have it. */
export async function findHistoryRun(userId: string, id: string): Promise<HistoryRun | null> {
  const [value] = await (await openRecords()).list([userId, RUNS, id]);
  return value === undefined ? null : parseHistoryRun(value);
}
