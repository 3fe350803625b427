import { flowApi, unwrap } from '@declic/openapi/flow';
import { queryOptions } from '@tanstack/react-query';
import { strategyKeys } from '../../strategy/strategies.queries';
import { keepAnswered } from './sent-intake';

/** Asked for each time that the dialog opens; the form then reads it as if it had been sent from here. */
export const keptIntakeQuery = (strategyId: string) =>
  queryOptions({
    queryKey: [...strategyKeys.one(strategyId), 'intake'],
    queryFn: async ({ signal }) => {
      const params = { path: { id: strategyId } };
      const intake = await unwrap(flowApi.GET('/api/flow/strategies/{id}/intake', { params, signal }));
      keepAnswered(strategyId, intake);
      return intake;
    },
    gcTime: 0,
    staleTime: Infinity,
  });
