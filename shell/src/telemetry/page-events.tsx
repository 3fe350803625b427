import { useEffect } from 'react';
import type { PageExit } from './page-exit';

export interface PageEventsProps {
  exit: PageExit;
  /** An event handler, a promise or a timer threw; `address` is that of the script. */
  onError: (error: unknown, address?: string) => void;
}

/** Listens to what a page reports and when it ends. */
export function PageEvents({ exit, onError }: PageEventsProps) {
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('error', ({ error, filename }) => onError(error, filename), { signal });
    window.addEventListener('unhandledrejection', ({ reason }) => onError(reason), { signal });
    for (const type of ['beforeunload', 'pagehide', 'pageshow']) window.addEventListener(type, exit, { signal });
    return () => listening.abort();
  }, [exit, onError]);
  return null;
}
