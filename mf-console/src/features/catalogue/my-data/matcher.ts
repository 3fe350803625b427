import type { MatchedAction } from '@declic/action-router';
import type { Given, Matched } from './compute-fits';
import type { MatcherAnswer, MatcherRequest } from './matcher.worker';
import { restoreStrings } from './share-strings';

export type Matcher = (given: Given) => Promise<Matched>;

/** Matches data with actions in this browser: in a worker, because the router learns for most of a second. */
export async function startMatcher(actions: readonly MatchedAction[]): Promise<Matcher> {
  if (typeof Worker === 'undefined') return (await import('./compute-fits')).createMatcher(actions);
  return matchInWorker(actions);
}

function matchInWorker(actions: readonly MatchedAction[]): Matcher {
  const worker = new Worker(new URL('./matcher.worker.ts', import.meta.url), { type: 'module' });
  const post = (request: MatcherRequest) => worker.postMessage(request);
  let last = 0;
  post({ actions });
  return (given) => {
    const id = (last += 1);
    const answered = Promise.withResolvers<Matched>();
    const listen = ({ data }: MessageEvent<MatcherAnswer>) => {
      if (data.id !== id) return;
      worker.removeEventListener('message', listen);
      if ('error' in data) answered.reject(new Error(data.error));
      else answered.resolve(restoreStrings(data));
    };
    worker.addEventListener('message', listen);
    worker.addEventListener('error', ({ message }) => answered.reject(new Error(message)), { once: true });
    post({ id, given });
    return answered.promise;
  };
}
