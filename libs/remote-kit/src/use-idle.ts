import { useEffect, useState } from 'react';

/** A busy page counts as idle after so long all the same. */
const IDLE_TIMEOUT_MS = 10_000;
/** For Safari, which has no idle callbacks. */
const IDLE_FALLBACK_MS = 3_000;

/** Whether the browser has been idle since the page was opened. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    if (!('requestIdleCallback' in globalThis)) {
      const timer = setTimeout(setIdle, IDLE_FALLBACK_MS, true);
      return () => clearTimeout(timer);
    }
    const request = requestIdleCallback(() => setIdle(true), { timeout: IDLE_TIMEOUT_MS });
    return () => cancelIdleCallback(request);
  }, []);
  return isIdle;
}
