import { ApiError, flowApi, unwrap } from '@declic/openapi/flow';
import { notify } from '@declic/remote-kit';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { findIdea, showIdea } from './idea-cache';
import { statusWords } from './idea-status';
import { type Idea, type IdeaChange, ideaKeys, ideasQuery } from './ideas.queries';

export type ChangeIdea = (idea: Idea, change: IdeaChange) => Promise<boolean>;

/** Changes an idea: shown at once, taken back when it fails. Resolves to whether it was done; a failure has been reported by then. */
export function useChangeIdea(): ChangeIdea {
  const queryClient = useQueryClient();
  return useCallback(
    async (idea, change) => {
      try {
        await sendChange(queryClient, idea, change);
        return true;
      } catch (error) {
        await reportFailure(queryClient, idea, change, error);
        return false;
      }
    },
    [queryClient],
  );
}

/**
 * Changes of one idea are sent one after the other, those of different ideas beside each other; a hook's mutation has one scope for
 * all of them, so each change is a mutation of its own.
 */
function sendChange(queryClient: QueryClient, { id, strategy_id: strategyId }: Idea, change: IdeaChange) {
  const mutation = queryClient.getMutationCache().build(queryClient, {
    mutationKey: ideaKeys.change(id),
    scope: { id: `idea ${id}` },
    mutationFn: () => unwrap(flowApi.PATCH('/api/flow/ideas/{id}', { params: { path: { id } }, body: change })),
    onMutate: async () => {
      await queryClient.cancelQueries({ queryKey: ideaKeys.list(strategyId) });
      const before = findIdea(queryClient, strategyId, id);
      if (before) showIdea(queryClient, { ...before, ...change });
      return before;
    },
    onSuccess: (idea) => {
      // With a further change on its way, this answer is older than what is shown.
      if (queryClient.isMutating({ mutationKey: ideaKeys.change(id) }) <= 1) showIdea(queryClient, idea);
    },
    onError: (_error, _variables, before) => {
      const shown = findIdea(queryClient, strategyId, id);
      if (before && shown)
        showIdea(queryClient, { ...shown, status: before.status, scheduled_on: before.scheduled_on });
    },
  });
  return mutation.execute(undefined);
}

async function reportFailure(queryClient: QueryClient, idea: Idea, change: IdeaChange, error: unknown): Promise<void> {
  const title = change.status === undefined ? 'Failed to plan the idea' : 'Failed to update idea status';
  if (!(error instanceof ApiError) || (error.status !== 409 && error.status !== 404)) {
    notify.error(title, { error });
    return;
  }
  const list = await queryClient
    .fetchQuery({ ...ideasQuery(idea.strategy_id), staleTime: 0, retry: false })
    .catch(() => undefined);
  const now = list?.ideas.find(({ id }) => id === idea.id);
  notify.error(title, { description: describeConflict(list !== undefined, now) });
}

function describeConflict(isKnown: boolean, now: Idea | undefined): string {
  if (!isKnown) return 'It was changed elsewhere in the meantime. Reload the page to see it as it is now.';
  if (!now) return 'It was removed elsewhere in the meantime.';
  return `It was changed elsewhere in the meantime. You see it as it is now: ${statusWords[now.status]}.`;
}
