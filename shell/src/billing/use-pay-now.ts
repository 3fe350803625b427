import { accountsApi, unwrap } from '@declic/openapi/accounts';
import { accountsKeys } from '@declic/openapi/accounts/queries';
import { notify, useProviderPage } from '@declic/remote-kit';

/** Opens the provider's page with the open invoice in a new tab. Call it in the click. */
export function usePayNow() {
  const { open, opening } = useProviderPage({
    mutationKey: accountsKeys.billingPortal,
    fetchUrl: async () => (await unwrap(accountsApi.POST('/api/accounts/billing/portal'))).url,
    onFailure: (error) => notify.error('Unable to open billing portal. Please try again.', { error }),
  });
  return { payNow: () => open(), isOpening: opening !== null };
}
