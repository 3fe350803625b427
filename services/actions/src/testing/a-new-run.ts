import { createRunId } from '../modules/calls/run-id';
import type { NewRun } from '../modules/runs/run-record';
import type { TestCaller } from './a-caller';

/** A run of 7 credits that is about to begin; every test changes only what it is about. */
export function aNewRun({ userId, keyId }: TestCaller, changes: Partial<NewRun> = {}): NewRun {
  return {
    id: createRunId(),
    userId,
    keyId,
    slug: 'works',
    cost: 7,
    requestId: 'request',
    timeoutMs: 1_000,
    plan: 'scale',
    callsPerMinute: 60,
    ...changes,
  };
}
