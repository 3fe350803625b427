import { flowApi, unwrap } from '@declic/openapi/flow';
import { callFailure, notify } from '@declic/remote-kit';
import { type QueryClient, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { refreshIdeas } from '../../../idea/idea-cache';
import { showStrategy, type Strategy, strategyKeys, type StrategyPart } from '../../../strategy/strategies.queries';

const removalKey = (strategyId: string) => ['flow', 'strategies', 'lines', 'remove', strategyId] as const;

/** Adds lines, each line of the text one. */
export function useAddLines(id: string, part: StrategyPart) {
  return useLinesMutation(id, 'add', (text: string) =>
    unwrap(flowApi.POST('/api/flow/strategies/{id}/lines', { params: { path: { id } }, body: { part, text } })),
  );
}

export function useChangeLine(id: string, lineId: string) {
  return useLinesMutation(id, 'change', (text: string) =>
    unwrap(
      flowApi.PUT('/api/flow/strategies/{id}/lines/{line_id}', {
        params: { path: { id, line_id: lineId } },
        body: { text },
      }),
    ),
  );
}

export function useRemoveLine(id: string) {
  return useLinesMutation(id, 'remove', (lineId: string) =>
    unwrap(flowApi.DELETE('/api/flow/strategies/{id}/lines/{line_id}', { params: { path: { id, line_id: lineId } } })),
  );
}

/** The lines that are being removed: they are not shown any more, and come back when that fails. */
export function useLinesInRemoval(id: string): readonly unknown[] {
  return useMutationState({
    filters: { mutationKey: removalKey(id), status: 'pending' },
    select: ({ state }) => state.variables,
  });
}

/** Changes of one summary are sent one after the other, so that the last answer is the newest. */
function useLinesMutation(id: string, name: 'add' | 'change' | 'remove', send: (change: string) => Promise<Strategy>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: name === 'remove' ? removalKey(id) : ['flow', 'strategies', 'lines', name, id],
    scope: { id: `lines ${id}` },
    mutationFn: send,
    onSuccess: (strategy) => showCorrected(queryClient, strategy),
    onError: (error) => {
      if (!isLineGone(error)) return;
      notify.info('This line was removed elsewhere', { description: 'You see the summary as it is now.' });
      void queryClient.invalidateQueries({ queryKey: strategyKeys.one(id) });
    },
  });
}

/** Another tab, or another person of the account, has removed the line. */
export function isLineGone(error: unknown): boolean {
  return callFailure(error).code === 'line_not_found';
}

/** With a changed line, ideas that rest on it are outdated. */
function showCorrected(queryClient: QueryClient, strategy: Strategy): void {
  const before = queryClient.getQueryData<Strategy>(strategyKeys.one(strategy.id));
  showStrategy(queryClient, strategy);
  if (before?.outdated_idea_count !== strategy.outdated_idea_count) void refreshIdeas(queryClient, strategy.id);
}
