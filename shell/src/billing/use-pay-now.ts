import { accountsApi, unwrap } from '@declic/openapi/accounts';
import { accountsKeys } from '@declic/openapi/accounts/queries';
import { notify, openProviderTab, type ProviderTab } from '@declic/remote-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';

const mutationKey = accountsKeys.billingPortal;

/** Opens the provider's page with the open invoice in a new tab. Call it in the click. */
export function usePayNow() {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationKey,
    mutationFn: async (tab: ProviderTab) => {
      const { url } = await unwrap(accountsApi.POST('/api/accounts/billing/portal'));
      tab.go(url);
    },
    onError: (_error, tab) => {
      tab.close();
      notify.error('Unable to open billing portal. Please try again.');
    },
  });
  return {
    // A second click may come before the button is drawn as busy.
    payNow: () => (client.isMutating({ mutationKey }) === 0 ? mutate(openProviderTab()) : undefined),
    isOpening: isPending,
  };
}
