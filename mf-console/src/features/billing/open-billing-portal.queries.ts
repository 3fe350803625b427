import { accountsApi, unwrap } from '@declic/openapi/accounts';
import { accountsKeys } from '@declic/openapi/accounts/queries';
import { notify, openProviderTab, type ProviderTab } from '@declic/remote-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';

const mutationKey = accountsKeys.billingPortal;

/** Opens the provider's page with invoices, card and cancellation in a new tab. Call it in the click. */
export function useOpenBillingPortal() {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationKey,
    mutationFn: openPortalIn,
    onError: (_error, tab) => {
      tab.close();
      notify.error('Unable to open billing portal. Please try again.');
    },
  });
  return {
    // A second click may come before the button is drawn as busy.
    openPortal: () => (client.isMutating({ mutationKey }) === 0 ? mutate(openProviderTab()) : undefined),
    isOpening: isPending,
  };
}

async function openPortalIn(tab: ProviderTab): Promise<void> {
  const { url } = await unwrap(accountsApi.POST('/api/accounts/billing/portal'));
  tab.go(url);
}
