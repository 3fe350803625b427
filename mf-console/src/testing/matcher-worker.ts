import { onTestFinished, vi } from 'vitest';
import { createMatcher } from '../features/catalogue/my-data/compute-fits';
import type { MatcherAnswer, MatcherRequest } from '../features/catalogue/my-data/matcher.worker';
import { shareStrings } from '../features/catalogue/my-data/share-strings';

/** Does the work of `matcher.worker.ts` in the page, where the tests have no workers. Gives those that were started. */
export function aMatcherWorker() {
  const started: MatcherWorker[] = [];
  class StartedWorker extends MatcherWorker {
    constructor() {
      super();
      started.push(this);
    }
  }
  vi.stubGlobal('Worker', StartedWorker);
  onTestFinished(() => void vi.unstubAllGlobals());
  return started;
}

class MatcherWorker extends EventTarget {
  isEnded = false;
  #match: ReturnType<typeof createMatcher> | undefined;

  postMessage(request: MatcherRequest): void {
    if ('actions' in request) this.#match = createMatcher(request.actions);
    else
      void this.#match?.(request.given).then((matched) => this.#answer({ id: request.id, ...shareStrings(matched) }));
  }

  terminate(): void {
    this.isEnded = true;
  }

  /** Its code throws, or cannot be loaded. */
  fail(): void {
    this.#match = undefined;
    this.dispatchEvent(new ErrorEvent('error', { message: 'It failed.' }));
  }

  #answer(data: MatcherAnswer): void {
    if (!this.isEnded) this.dispatchEvent(new MessageEvent('message', { data }));
  }
}
