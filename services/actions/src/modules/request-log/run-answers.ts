import type { FailedEnding, OwnFailureCode } from '../calls/run-ending';
import type { LoggedRequest } from './logged-request';

type RunEnding = 'succeeded' | FailedEnding | 'interrupted';
type FailureCode = OwnFailureCode | 'unusable_input' | 'upstream_failed' | 'interrupted';

/** What the log says of a run that its process did not write down, by how the run ended. `interrupted` got no answer. */
export const RUN_ANSWERS = {
  succeeded: { status: 200, code: null },
  failed: { status: 503, code: 'action_failed' },
  timed_out: { status: 503, code: 'action_timed_out' },
  rejected: { status: 422, code: 'unusable_input' },
  upstream_failed: { status: 424, code: 'upstream_failed' },
  interrupted: { status: 503, code: 'interrupted' },
} as const satisfies Record<RunEnding, Pick<LoggedRequest, 'status'> & { readonly code: FailureCode | null }>;
