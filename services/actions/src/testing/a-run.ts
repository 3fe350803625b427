import type { RunContext } from '../engine/action';

/** A run that nobody aborts. */
export function aRun(): RunContext {
  return { signal: new AbortController().signal, requestId: 'request-of-a-test' };
}
