import { flowApi, unwrap } from '@declic/openapi/flow';
import { UserFacingError } from '@declic/remote-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { strategyKeys } from '../../strategy/strategies.queries';
import type { Intake } from '../../strategy/intake-schema';

/** Stores the intake; done when the list with the new strategy in it is there. */
export function useCreateStrategy() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (intake: Intake & { user_id: string; replaces?: string }) => {
      const answer: { strategy_id?: string } | undefined = await unwrap(
        flowApi.POST('/api/flow/strategies', { body: intake }),
      );
      if (!answer?.strategy_id) throw new UserFacingError('Invalid response from server');
      return answer.strategy_id;
    },
    // The strategy was created even when the list cannot be reloaded.
    onSuccess: () => queryClient.invalidateQueries({ queryKey: strategyKeys.list }).catch(() => undefined),
  });
}
