import { media } from '@declic/design-system';
import { useSyncExternalStore } from 'react';

const QUERY = media.desktop.replace('@media ', '');

/** Whether there is room for columns. An environment without media queries has it. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, readIsWide);
}

function readIsWide(): boolean {
  return !('matchMedia' in globalThis) || matchMedia(QUERY).matches;
}

function subscribe(onChange: () => void): () => void {
  if (!('matchMedia' in globalThis)) return () => undefined;
  const list = matchMedia(QUERY);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}
