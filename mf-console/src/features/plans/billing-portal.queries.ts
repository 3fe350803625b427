import { billingPortalPage } from '@declic/openapi/accounts/queries';
import { notify, useProviderPage } from '@declic/remote-kit';

/** Opens the provider's page with invoices, card and cancellation in a new tab. Call it in the click. */
export function useBillingPortal() {
  const { open, opening } = useProviderPage({
    ...billingPortalPage,
    onFailure: (error) => notify.error('Unable to open billing portal. Please try again.', { error }),
  });
  return { openPortal: () => open(), isOpening: opening !== null };
}
