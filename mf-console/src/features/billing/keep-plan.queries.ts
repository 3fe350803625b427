import { accountsApi, unwrap } from '@declic/openapi/accounts';
import { accountsKey } from '@declic/openapi/accounts/queries';
import { notify } from '@declic/remote-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorMessage } from '../../error-message';
import { billingOverviewQuery } from './billing-overview.queries';

const mutationKey = accountsKey('keep-plan');

/** Takes back a planned change of plan or a cancellation. */
export function useKeepPlan() {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationKey,
    mutationFn: () => unwrap(accountsApi.POST('/api/accounts/billing/keep')),
    onSuccess: (overview) => {
      client.setQueryData(billingOverviewQuery().queryKey, overview);
      notify.success(`You keep the ${overview.plan_name} plan.`);
    },
    onError: (error) => {
      notify.error('Your plan was not changed', { description: errorMessage(error, 'Please try again.') });
      void client.invalidateQueries({ queryKey: billingOverviewQuery().queryKey });
    },
  });
  return {
    keepPlan: () => (client.isMutating({ mutationKey }) === 0 ? mutate() : undefined),
    isKeeping: isPending,
  };
}
