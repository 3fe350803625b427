import { accountsApi, unwrap } from '@declic/openapi/accounts';
import { accountsKey } from '@declic/openapi/accounts/queries';
import { notify, openProviderTab, type ProviderTab } from '@declic/remote-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorMessage } from '../../error-message';

const mutationKey = accountsKey('buy-add-on');

/** Opens the provider's page where an add-on is paid for in a new tab. Call it in the click. */
export function useBuyAddOn() {
  const client = useQueryClient();
  const { mutate, isPending, variables } = useMutation({
    mutationKey,
    mutationFn: async ({ slug, tab }: { slug: string; tab: ProviderTab }) => {
      const { url } = await unwrap(accountsApi.POST('/api/accounts/purchases', { body: { slug } }));
      tab.go(url);
    },
    onError: (error, { tab }) => {
      tab.close();
      notify.error('The payment page could not be opened', {
        description: errorMessage(error, 'Please try again in a moment.'),
      });
    },
  });
  return {
    // A second click may come before the button is drawn as busy.
    buy: (slug: string) =>
      client.isMutating({ mutationKey }) === 0 ? mutate({ slug, tab: openProviderTab() }) : undefined,
    openingSlug: isPending ? variables.slug : null,
  };
}
