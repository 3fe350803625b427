import { accountsApi, unwrap } from '@declic/openapi/accounts';
import { accountsKey } from '@declic/openapi/accounts/queries';
import { failureText, notify, openProviderTab, type ProviderTab, useSingleMutation } from '@declic/remote-kit';

const mutationKey = accountsKey('buy-add-on');

/** Opens the provider's page where an add-on is paid for in a new tab. Call it in the click. */
export function useBuyAddOn() {
  const { mutateOnce, isPending, variables } = useSingleMutation({
    mutationKey,
    mutationFn: async ({ slug, tab }: { slug: string; tab: ProviderTab }) => {
      const { url } = await unwrap(accountsApi.POST('/api/accounts/purchases', { body: { slug } }));
      tab.go(url);
    },
    onError: (error, { tab }) => {
      tab.close();
      notify.error('The payment page could not be opened', {
        description: failureText(error, { fallback: 'Please try again in a moment.' }),
        error,
      });
    },
  });
  return {
    buy: (slug: string) => mutateOnce(() => ({ slug, tab: openProviderTab() })),
    openingSlug: isPending ? variables.slug : null,
  };
}
