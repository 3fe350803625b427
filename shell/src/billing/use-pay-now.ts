import { accountsApi, unwrap } from '@declic/openapi/accounts';
import { accountsKeys } from '@declic/openapi/accounts/queries';
import { notify, openProviderTab, type ProviderTab, useSingleMutation } from '@declic/remote-kit';

const mutationKey = accountsKeys.billingPortal;

/** Opens the provider's page with the open invoice in a new tab. Call it in the click. */
export function usePayNow() {
  const { mutateOnce, isPending } = useSingleMutation({
    mutationKey,
    mutationFn: async (tab: ProviderTab) => {
      const { url } = await unwrap(accountsApi.POST('/api/accounts/billing/portal'));
      tab.go(url);
    },
    onError: (error, tab) => {
      tab.close();
      notify.error('Unable to open billing portal. Please try again.', { error });
    },
  });
  return {
    payNow: () => mutateOnce(openProviderTab),
    isOpening: isPending,
  };
}
