import { flowApi, unwrap } from '@declic/openapi/flow';
import { useSingleMutation } from '@declic/remote-kit';
import { useQueryClient } from '@tanstack/react-query';
import { showStrategy } from './strategies.queries';

/** Changes the period that a strategy plans for. */
export function useChangeHorizon(id: string) {
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationKey: ['flow', 'strategies', 'horizon', id],
    mutationFn: (days: number) =>
      unwrap(flowApi.PATCH('/api/flow/strategies/{id}', { params: { path: { id } }, body: { horizon_days: days } })),
    onSuccess: (strategy) => showStrategy(queryClient, strategy),
  });
}
