import { flowApi, type Schemas, unwrap } from '@declic/openapi/flow';
import { useSingleMutation } from '@declic/remote-kit';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { countIdeaEvents } from './idea-events';
import { showStrategy } from '../strategy/strategies.queries';

export type Idea = Schemas['Idea'];
export type IdeaList = Schemas['IdeaList'];
export type IdeaStatus = Schemas['IdeaStatus'];
export type IdeaChange = Schemas['IdeaChange'];
export type IdeaRequest = Schemas['IdeaRequest'];
export type DraftSummary = Schemas['DraftSummary'];

export const ideaKeys = {
  list: (strategyId: string) => ['flow', 'ideas', 'list', strategyId] as const,
  generate: (strategyId: string) => ['flow', 'ideas', 'generate', strategyId] as const,
  plan: (strategyId: string) => ['flow', 'ideas', 'plan', strategyId] as const,
  change: (ideaId: string) => ['flow', 'ideas', 'change', ideaId] as const,
};

export const ideasQuery = (strategyId: string) =>
  queryOptions({
    queryKey: ideaKeys.list(strategyId),
    queryFn: ({ signal }) => readIdeas(strategyId, signal),
  });

const MOST_READS = 5;

/** Reads again when an event came during the read: it may tell of a later change than the answer, and no other event follows the last one. */
async function readIdeas(strategyId: string, signal: AbortSignal, reads = 1): Promise<IdeaList> {
  const countBefore = countIdeaEvents(strategyId);
  const answer = await unwrap(
    flowApi.GET('/api/flow/strategies/{id}/ideas', { params: { path: { id: strategyId } }, signal }),
  );
  const isCurrent = countIdeaEvents(strategyId) === countBefore;
  return isCurrent || reads === MOST_READS ? answer : readIdeas(strategyId, signal, reads + 1);
}

/** Asks for ideas, or for more of them. The answer is the strategy; the ideas arrive on its stream. */
export function useGenerateIdeas(strategyId: string) {
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationKey: ideaKeys.generate(strategyId),
    mutationFn: (request: IdeaRequest) =>
      unwrap(flowApi.POST('/api/flow/strategies/{id}/ideas', { params: { path: { id: strategyId } }, body: request })),
    onSuccess: (strategy) => showStrategy(queryClient, strategy),
  });
}

/** Replaces the outdated ideas without a decision. */
export function useRenewIdeas(strategyId: string) {
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationKey: ideaKeys.generate(strategyId),
    mutationFn: () =>
      unwrap(flowApi.POST('/api/flow/strategies/{id}/ideas/renewal', { params: { path: { id: strategyId } } })),
    onSuccess: (strategy) => showStrategy(queryClient, strategy),
  });
}

/** Gives the approved ideas that have no day one of the working days from `startsOn`. */
export function usePlanIdeas(strategyId: string) {
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationKey: ideaKeys.plan(strategyId),
    mutationFn: (startsOn: string) =>
      unwrap(
        flowApi.POST('/api/flow/strategies/{id}/plan', {
          params: { path: { id: strategyId } },
          body: { starts_on: startsOn },
        }),
      ),
    onSuccess: (list) => queryClient.setQueryData(ideaKeys.list(strategyId), list),
  });
}
