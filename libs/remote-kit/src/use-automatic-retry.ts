import { useEffect, useEffectEvent } from 'react';
import { retryDelay } from './retry-delay';

/** A visitor who switches between tabs is no reason to ask more often than this. */
const RETRY_SPACING_MS = 5_000;

/**
 * Tries again what failed, until the component is gone: when the network is back, when the visitor comes back to the page, and
 * with growing pauses while the page is in sight. One attempt at a time.
 */
export function useAutomaticRetry(retry: () => Promise<unknown>, isWorthwhile = true): void {
  const tryAgain = useEffectEvent(retry);

  useEffect(() => {
    if (!isWorthwhile) return;
    let failures = 1;
    let lastAt = Date.now();
    let isTrying = false;
    let timer: ReturnType<typeof setTimeout>;

    const wait = () => {
      timer = setTimeout(
        () => {
          if (document.visibilityState === 'visible') attempt();
          else wait();
        },
        retryDelay(failures, Math.random()),
      );
    };
    const attempt = () => {
      if (isTrying) return;
      isTrying = true;
      clearTimeout(timer);
      void tryAgain()
        .catch(() => undefined)
        .finally(() => {
          isTrying = false;
          failures += 1;
          lastAt = Date.now();
          if (!isOver) wait();
        });
    };
    const onVisible = () => {
      if (document.visibilityState === 'visible' && Date.now() - lastAt >= RETRY_SPACING_MS) attempt();
    };

    let isOver = false;
    wait();
    globalThis.addEventListener('online', attempt);
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      isOver = true;
      clearTimeout(timer);
      globalThis.removeEventListener('online', attempt);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [isWorthwhile]);
}
