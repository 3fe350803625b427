import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { forgetStrategy, showStrategy } from '../../strategy/strategies.queries';
import { followStrategy } from './follow-strategy';

/** Keeps the strategy on screen as the server has it. A page in the background does not hold a connection. */
export function useLiveStrategy(id: string): void {
  const queryClient = useQueryClient();
  const isVisible = useSyncExternalStore(subscribeToVisibility, () => !document.hidden);

  useEffect(() => {
    if (!isVisible) return undefined;
    const leave = new AbortController();
    void followStrategy(
      id,
      {
        onStrategy: (strategy) => showStrategy(queryClient, strategy),
        onDeleted: () => void forgetStrategy(queryClient, id),
      },
      leave.signal,
    );
    return () => leave.abort();
  }, [id, isVisible, queryClient]);
}

function subscribeToVisibility(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
