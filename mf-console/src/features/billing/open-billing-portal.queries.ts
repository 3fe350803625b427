import { accountsApi, unwrap } from '@declic/openapi/accounts';
import { notify } from '@declic/remote-kit';
import { useMutation } from '@tanstack/react-query';
import { openProviderTab, type ProviderTab } from './provider-tab';

/** Opens the provider's page with invoices, card and cancellation in a new tab. Call it in the click. */
export function useOpenBillingPortal() {
  const { mutate, isPending } = useMutation({
    mutationFn: openPortalIn,
    onError: (_error, tab) => {
      tab.close();
      notify.error('Unable to open billing portal. Please try again.');
    },
  });
  return { openPortal: () => mutate(openProviderTab()), isOpening: isPending };
}

async function openPortalIn(tab: ProviderTab): Promise<void> {
  const { url } = await unwrap(accountsApi.POST('/api/accounts/billing/portal'));
  tab.go(url);
}
