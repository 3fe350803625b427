import { accountsApi, unwrap } from '@declic/openapi/accounts';
import { accountsKeys } from '@declic/openapi/accounts/queries';
import { notify, useProviderPage } from '@declic/remote-kit';

/** Opens the provider's page with invoices, card and cancellation in a new tab. Call it in the click. */
export function useBillingPortal() {
  const { open, opening } = useProviderPage({
    mutationKey: accountsKeys.billingPortal,
    fetchUrl: async () => (await unwrap(accountsApi.POST('/api/accounts/billing/portal'))).url,
    onFailure: (error) => notify.error('Unable to open billing portal. Please try again.', { error }),
  });
  return { openPortal: () => open(), isOpening: opening !== null };
}
