import { flowApi, type Schemas, unwrap } from '@declic/openapi/flow';
import { useSingleMutation } from '@declic/remote-kit';
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

export type Strategy = Schemas['Strategy'];
export type StrategyList = Schemas['StrategyList'];
export type StrategySummary = Schemas['StrategySummary'];
export type CitedLine = Schemas['CitedLine'];
export type Analysis = Schemas['Analysis'];
export type AnalysisRetry = Schemas['AnalysisRetry'];
export type StrategyPart = Schemas['StrategyPart'];

export const strategyKeys = {
  list: ['flow', 'strategies', 'list'] as const,
  one: (id: string) => ['flow', 'strategies', 'one', id] as const,
};

export const strategiesQuery = () =>
  queryOptions({
    queryKey: strategyKeys.list,
    queryFn: ({ signal }) => unwrap(flowApi.GET('/api/flow/strategies', { signal })),
  });

export const fetchStrategy = (id: string, signal: AbortSignal) =>
  unwrap(flowApi.GET('/api/flow/strategies/{id}', { params: { path: { id } }, signal }));

export const strategyQuery = (id: string) =>
  queryOptions({
    queryKey: strategyKeys.one(id),
    queryFn: async ({ signal, client }) => {
      const readState = () => client.getQueryState<Strategy>(strategyKeys.one(id));
      const countBefore = readState()?.dataUpdateCount ?? 0;
      const answer = await fetchStrategy(id, signal);
      // An event that came during the read may tell of a later change than this answer, and no other event follows the last one.
      const { data, dataUpdateCount = 0 } = readState() ?? {};
      return data && dataUpdateCount > countBefore ? data : answer;
    },
  });

export function useUpdateStrategyStatus(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (status: Strategy['status']) =>
      unwrap(flowApi.PATCH('/api/flow/strategies/{id}', { params: { path: { id } }, body: { status } })),
    onSuccess: (strategy) => showStrategy(queryClient, strategy),
  });
}

/** Starts a failed analysis again; what is given replaces the PDF of the intake. */
export function useRetryAnalysis(id: string) {
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationKey: ['flow', 'strategies', 'retry', id],
    mutationFn: (body: AnalysisRetry) =>
      unwrap(flowApi.POST('/api/flow/strategies/{id}/analysis', { params: { path: { id } }, body })),
    onSuccess: (strategy) => showStrategy(queryClient, strategy),
  });
}

export function useDeleteStrategy(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => unwrap(flowApi.DELETE('/api/flow/strategies/{id}', { params: { path: { id } } })),
    onSuccess: () => forgetStrategy(queryClient, id),
  });
}

/** Puts a newer version of a strategy everywhere it is on screen. */
export function showStrategy(queryClient: QueryClient, strategy: Strategy): void {
  queryClient.setQueryData(strategyKeys.one(strategy.id), strategy);
  queryClient.setQueryData<StrategyList>(
    strategyKeys.list,
    (list) =>
      list && {
        ...list,
        strategies: list.strategies.map((known) => (known.id === strategy.id ? toSummary(strategy) : known)),
      },
  );
}

/** Deletes a strategy from the cached list, then reloads the list. */
export async function forgetStrategy(queryClient: QueryClient, id: string): Promise<void> {
  queryClient.setQueryData<StrategyList>(
    strategyKeys.list,
    (list) => list && { ...list, strategies: list.strategies.filter((known) => known.id !== id) },
  );
  await queryClient.invalidateQueries({ queryKey: strategyKeys.list });
}

function toSummary({
  id,
  strategy_name,
  status,
  created_at,
  user_id,
  pillars_json,
  idea_count,
  analysis,
}: Strategy): StrategySummary {
  return { id, strategy_name, status, created_at, user_id, pillars_json, idea_count, analysis_state: analysis.state };
}
