import { accountsApi, unwrap } from '@declic/openapi/accounts';
import { accountsKey } from '@declic/openapi/accounts/queries';
import { failureText, notify, useSingleMutation } from '@declic/remote-kit';
import { useQueryClient } from '@tanstack/react-query';
import { billingOverviewQuery } from './billing-overview.queries';

const mutationKey = accountsKey('keep-plan');

/** Takes back a planned change of plan or a cancellation. */
export function useKeepPlan() {
  const client = useQueryClient();
  const { mutateOnce, isPending } = useSingleMutation({
    mutationKey,
    mutationFn: () => unwrap(accountsApi.POST('/api/accounts/billing/keep')),
    onSuccess: (overview) => {
      client.setQueryData(billingOverviewQuery().queryKey, overview);
      notify.success(`You keep the ${overview.plan_name} plan.`);
    },
    onError: (error) => {
      notify.error('Your plan was not changed', {
        description: failureText(error, { fallback: 'Please try again.' }),
        error,
      });
      void client.invalidateQueries({ queryKey: billingOverviewQuery().queryKey });
    },
  });
  return {
    keepPlan: () => mutateOnce(() => undefined),
    isKeeping: isPending,
  };
}
