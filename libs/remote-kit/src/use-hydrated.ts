import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in HTML that was rendered before, until its script is there. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
