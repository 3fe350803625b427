import { useSyncExternalStore } from 'react';

/** What the page says its language is; it says so once it has rendered. */
export function usePageLanguage(): string {
  return useSyncExternalStore(subscribe, () => document.documentElement.lang);
}

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['lang'] });
  return () => observer.disconnect();
}
