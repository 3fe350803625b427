import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { refreshIdeas, showIdeaEvent } from '../../idea/idea-cache';
import { forgetStrategy, showStrategy } from '../../strategy/strategies.queries';
import { followStrategy, type StrategyFollower } from './follow-strategy';

/**
 * Keeps the strategy and its ideas as the server has them. A page in the background does not hold a connection. Where events do
 * not get through, polling ends after a while; it begins again when `work`, the list of what the server is doing, is another one.
 */
export function useLiveStrategy(id: string, work: string): void {
  const queryClient = useQueryClient();
  const isVisible = useSyncExternalStore(subscribeToVisibility, () => !document.hidden);
  const [givenUpOn, setGivenUpOn] = useState<string | null>(null);
  const hasGivenUp = givenUpOn === work;
  const giveUp = useEffectEvent(() => setGivenUpOn(work));

  useEffect(() => {
    if (!isVisible || hasGivenUp) return undefined;
    const leave = new AbortController();
    void followStrategy(id, intoCache(queryClient, id), leave.signal).then(() => {
      if (!leave.signal.aborted) giveUp();
    });
    return () => leave.abort();
  }, [id, isVisible, hasGivenUp, queryClient]);
}

function intoCache(queryClient: QueryClient, id: string): StrategyFollower {
  return {
    onStrategy: (strategy) => showStrategy(queryClient, strategy),
    onIdea: (idea) => showIdeaEvent(queryClient, idea),
    onIdeasChanged: () => void refreshIdeas(queryClient, id),
    onDeleted: () => void forgetStrategy(queryClient, id),
  };
}

function subscribeToVisibility(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
