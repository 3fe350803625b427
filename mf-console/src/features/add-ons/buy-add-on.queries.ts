import { accountsApi, unwrap } from '@declic/openapi/accounts';
import { accountsKey } from '@declic/openapi/accounts/queries';
import { failureText, notify, useProviderPage } from '@declic/remote-kit';

const mutationKey = accountsKey('buy-add-on');

/** Opens the provider's page where an add-on is paid for in a new tab. Call it in the click. */
export function useBuyAddOn() {
  const { open, opening } = useProviderPage({
    mutationKey,
    fetchUrl: async (slug: string) =>
      (await unwrap(accountsApi.POST('/api/accounts/purchases', { body: { slug } }))).url,
    onFailure: (error) =>
      notify.error('The payment page could not be opened', {
        description: failureText(error, { fallback: 'Please try again in a moment.' }),
        error,
      }),
  });
  return { buy: open, openingSlug: opening?.input ?? null };
}
