/** How a run that was charged can end without success; `rejected` and `upstream_failed` through no fault of ours. */
export type FailedEnding = 'failed' | 'timed_out' | 'rejected' | 'upstream_failed';

/** What a caller is answered when a run fails on our side. */
export type OwnFailureCode = 'action_failed' | 'action_timed_out';
