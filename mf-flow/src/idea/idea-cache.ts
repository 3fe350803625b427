import type { QueryClient } from '@tanstack/react-query';
import { noteIdeaEvent } from './idea-events';
import { type Idea, ideaKeys, type IdeaList } from './ideas.queries';

/** The idea as the page has it; undefined when the list was not read yet or has no such idea. */
export function findIdea(queryClient: QueryClient, strategyId: string, id: string): Idea | undefined {
  return queryClient.getQueryData<IdeaList>(ideaKeys.list(strategyId))?.ideas.find((idea) => idea.id === id);
}

/** Puts an idea into the list: in the place of its older version, or among the others. */
export function showIdea(queryClient: QueryClient, idea: Idea): void {
  queryClient.setQueryData<IdeaList>(ideaKeys.list(idea.strategy_id), (list) => {
    if (!list) return list;
    const isKnown = list.ideas.some(({ id }) => id === idea.id);
    return {
      ideas: isKnown ? list.ideas.map((known) => (known.id === idea.id ? idea : known)) : [...list.ideas, idea],
    };
  });
}

/** An idea that the server sent. What is being changed at the moment stays as it was asked for until the answer comes. */
export function showIdeaEvent(queryClient: QueryClient, idea: Idea): void {
  noteIdeaEvent(idea.strategy_id);
  const known = findIdea(queryClient, idea.strategy_id, idea.id);
  const isChanging = queryClient.isMutating({ mutationKey: ideaKeys.change(idea.id) }) > 0;
  const kept = known && isChanging ? { status: known.status, scheduled_on: known.scheduled_on } : {};
  showIdea(queryClient, { ...idea, ...kept });
}

/** The list has to be read again: ideas were added or replaced. */
export function refreshIdeas(queryClient: QueryClient, strategyId: string): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ideaKeys.list(strategyId) });
}
