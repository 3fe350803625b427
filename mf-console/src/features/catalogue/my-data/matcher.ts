import type { MatchedAction } from '@declic/action-router';
import type { Given, Matched } from './compute-fits';
import type { MatcherAnswer, MatcherRequest } from './matcher.worker';
import { restoreStrings } from './share-strings';

export interface Matcher {
  match(given: Given): Promise<Matched>;
  /** Ends the worker, which holds a trained router: browsers end it with the document only. */
  stop(): void;
}

/** Matches data with actions in this browser: in a worker, because the router learns for most of a second. */
export async function startMatcher(actions: readonly MatchedAction[]): Promise<Matcher> {
  if (typeof Worker !== 'undefined') return matchInWorker(actions);
  const { createMatcher } = await import('./compute-fits');
  return { match: createMatcher(actions), stop: () => undefined };
}

function matchInWorker(actions: readonly MatchedAction[]): Matcher {
  const worker = new Worker(new URL('./matcher.worker.ts', import.meta.url), { type: 'module' });
  const post = (request: MatcherRequest) => worker.postMessage(request);
  const pending = new Map<number, PromiseWithResolvers<Matched>>();
  let failure: Error | undefined;
  let last = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<MatcherAnswer>) => {
    if ('error' in data) pending.get(data.id)?.reject(new Error(data.error));
    else pending.get(data.id)?.resolve(restoreStrings(data));
    pending.delete(data.id);
  });
  worker.addEventListener('error', ({ message }) => {
    failure = new Error(message);
    for (const { reject } of pending.values()) reject(failure);
    pending.clear();
  });
  post({ actions });
  return {
    match(given) {
      if (failure) return Promise.reject(failure);
      const id = (last += 1);
      const answered = Promise.withResolvers<Matched>();
      pending.set(id, answered);
      post({ id, given });
      return answered.promise;
    },
    stop: () => worker.terminate(),
  };
}
