import { factory } from '@declic/openapi/factories';
import { type HistoryRun, toHistoryRun } from '../history/history-run';
import type { FinishedRun } from '../run/use-run-action';
import { aTestResult } from './a-test-result';

export const aFinishedRun = factory<FinishedRun>({ body: { topic: 'Bread' }, isDryRun: false, result: aTestResult() });

/** A run as the browser keeps it. */
export function aHistoryRun({ at = 1_000, run = {}, ...facts }: AHistoryRun = {}): HistoryRun {
  const action = { slug: 'write_note', title: 'Write a note' };
  return { ...toHistoryRun(action, aFinishedRun(run), at), ...facts };
}

interface AHistoryRun extends Omit<Partial<HistoryRun>, 'run'> {
  run?: Partial<FinishedRun>;
}
