import { accountsApi, unwrap } from '@declic/openapi/accounts';
import { accountsKeys } from '@declic/openapi/accounts/queries';
import { notify, openProviderTab, type ProviderTab, useSingleMutation } from '@declic/remote-kit';

const mutationKey = accountsKeys.billingPortal;

/** Opens the provider's page with invoices, card and cancellation in a new tab. Call it in the click. */
export function useBillingPortal() {
  const { mutateOnce, isPending } = useSingleMutation({
    mutationKey,
    mutationFn: openPortalIn,
    onError: (error, tab) => {
      tab.close();
      notify.error('Unable to open billing portal. Please try again.', { error });
    },
  });
  return {
    openPortal: () => mutateOnce(openProviderTab),
    isOpening: isPending,
  };
}

async function openPortalIn(tab: ProviderTab): Promise<void> {
  const { url } = await unwrap(accountsApi.POST('/api/accounts/billing/portal'));
  tab.go(url);
}
