import { factory } from '@declic/openapi/factories';
import type { Schemas } from '@declic/openapi/actions';
import { type HistoryRun, toHistoryRun } from '../history/history-run';
import type { FinishedRun } from '../run/use-run-action';

/** A charged answer. */
export const aTestResult = factory<Schemas['TestResult']>({
  status: 200,
  data: { engine: 'template', note: 'Bread is good.' },
  error: null,
  cost: 2,
  balance: 497,
  duration_ms: 12.4,
  request_id: 'req_1',
  warnings: [],
  problem: null,
  retry_after: null,
  is_replay: false,
  rate_limit: null,
});

export const aFinishedRun = factory<FinishedRun>({ body: { topic: 'Bread' }, isDryRun: false, result: aTestResult() });

/** A run as the browser keeps it. */
export function aHistoryRun({ at = 1_000, run = {}, ...facts }: AHistoryRun = {}): HistoryRun {
  const action = { slug: 'write_note', title: 'Write a note' };
  return { ...toHistoryRun(action, aFinishedRun(run), at), ...facts };
}

interface AHistoryRun extends Omit<Partial<HistoryRun>, 'run'> {
  run?: Partial<FinishedRun>;
}
