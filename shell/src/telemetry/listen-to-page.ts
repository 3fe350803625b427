import type { PageExit } from './page-exit';

export interface PageListeners {
  exit: PageExit;
  /** An event handler, a promise or a timer threw; `address` is that of the script. */
  onError: (error: unknown, address?: string) => void;
}

/** Listens to what a page reports and when it ends, from before its first file is asked for. Returns what ends it. */
export function listenToPage({ exit, onError }: PageListeners): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  window.addEventListener('error', ({ error, filename }) => onError(error, filename), { signal });
  window.addEventListener('unhandledrejection', ({ reason }) => onError(reason), { signal });
  for (const type of ['beforeunload', 'pagehide', 'pageshow']) window.addEventListener(type, exit, { signal });
  return () => listening.abort();
}
