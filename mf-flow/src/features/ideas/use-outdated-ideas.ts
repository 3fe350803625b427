import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { refreshIdeas } from '../../idea/idea-cache';
import { isUndecided } from '../../idea/idea-status';
import type { Idea } from '../../idea/ideas.queries';
import type { Strategy } from '../../strategy/strategies.queries';

/** The undecided ideas that rest on a changed line. When the strategy says another number, the list is older and is read again. */
export function useOutdatedIdeas({ id, outdated_idea_count: expected }: Strategy, ideas: readonly Idea[]): Idea[] {
  const queryClient = useQueryClient();
  const outdated = ideas.filter((idea) => idea.is_outdated && isUndecided(idea));
  const compare = useEffectEvent(() => {
    if (expected !== outdated.length) void refreshIdeas(queryClient, id);
  });
  useEffect(() => compare(), [expected]);
  return outdated;
}
