import { useSyncExternalStore } from 'react';
import { currentTheme, darkSystem, THEME_CHANGED, type Theme } from './theme';

/** Subscribes to the current theme. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, currentTheme, () => 'light');
}

/** The same; undefined in HTML and until it was taken over, when it is not known. */
export function useShownTheme(): Theme | undefined {
  return useSyncExternalStore(subscribe, currentTheme, () => undefined);
}

function subscribe(notify: () => void): () => void {
  const system = window.matchMedia?.(darkSystem);
  system?.addEventListener('change', notify);
  window.addEventListener(THEME_CHANGED, notify);
  return () => {
    system?.removeEventListener('change', notify);
    window.removeEventListener(THEME_CHANGED, notify);
  };
}
