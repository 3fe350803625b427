import type { RunContext } from '../engine/action';

/** The context of a run that is not aborted. */
export function aRun(): RunContext {
  return { signal: new AbortController().signal, requestId: 'request-of-a-test' };
}
