import { billingPortalPage } from '@declic/openapi/accounts/queries';
import { notify, useProviderPage } from '@declic/remote-kit';

/** Opens the provider's page with the open invoice in a new tab. Call it in the click. */
export function usePayNow() {
  const { open, opening } = useProviderPage({
    ...billingPortalPage,
    onFailure: (error) => notify.error('Unable to open billing portal. Please try again.', { error }),
  });
  return { payNow: () => open(), isOpening: opening !== null };
}
