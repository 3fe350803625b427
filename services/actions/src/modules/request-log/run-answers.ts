import type { RunFailure } from '../runs/run-record';
import type { RunFailedError } from '../runs/runs.errors';
import type { LoggedRequest } from './logged-request';

type RunEnding = 'succeeded' | RunFailure['status'] | 'interrupted';
type FailureCode = RunFailedError['code'] | 'interrupted';

/** What the log says of a run that its process did not write down, by how the run ended. `interrupted` got no answer. */
export const RUN_ANSWERS = {
  succeeded: { status: 200, code: null },
  failed: { status: 503, code: 'action_failed' },
  timed_out: { status: 503, code: 'action_timed_out' },
  interrupted: { status: 503, code: 'interrupted' },
} as const satisfies Record<RunEnding, Pick<LoggedRequest, 'status'> & { readonly code: FailureCode | null }>;
