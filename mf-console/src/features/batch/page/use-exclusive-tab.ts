import { useEffect, useState } from 'react';

/**
 * Whether this tab holds the lock of a name. Another tab waits for it, and gets it when this one is closed, crashes, or leaves the
 * page. Without Web Locks (pages that are not served securely) every tab has it.
 */
export function useExclusiveTab(name: string): boolean {
  const [held, setHeld] = useState<string | null>(null);

  useEffect(() => {
    const locks = findLocks();
    if (!locks) return undefined;
    const abort = new AbortController();
    const left = Promise.withResolvers<undefined>();
    const hold = () => {
      setHeld(name);
      return left.promise;
    };
    locks.request(name, { signal: abort.signal }, hold).catch(() => undefined); // aborted: the page was left
    return () => {
      setHeld(null);
      left.resolve(undefined);
      abort.abort();
    };
  }, [name]);

  return held === name || !findLocks();
}

/** Declared as always there by the types of the browser. */
function findLocks(): LockManager | undefined {
  return 'locks' in navigator ? navigator.locks : undefined;
}
