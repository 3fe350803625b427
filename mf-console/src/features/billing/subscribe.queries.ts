import { accountsApi, unwrap } from '@declic/openapi/accounts';
import { accountsKey } from '@declic/openapi/accounts/queries';
import { notify, openProviderTab, type ProviderTab } from '@declic/remote-kit';
import { sessionStore } from '@declic/session';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorMessage } from '../../error-message';
import { billingOverviewQuery } from './billing-overview.queries';

interface Subscription {
  priceId: string;
  /** The key the subscription is asked for with, when it is known. */
  kid: string | undefined;
  tab: ProviderTab;
}

/** What went wrong on this side of the call. */
class SubscriptionError extends Error {
  override readonly name = 'SubscriptionError';
}

const mutationKey = accountsKey('subscribe');

/** Opens the provider's checkout of a plan in a new tab. Call it in the click. */
export function useSubscribe(kid: string | undefined) {
  const client = useQueryClient();
  const { mutate, isPending, variables } = useMutation({
    mutationKey,
    mutationFn: openCheckout,
    onError: (error, { tab }) => {
      tab.close();
      // The plan may have been bought elsewhere meanwhile.
      void client.invalidateQueries({ queryKey: billingOverviewQuery().queryKey });
      notify.error('Subscription Error', { description: failureMessage(error) });
    },
  });
  return {
    // A second click may come before the button is drawn as busy.
    subscribe: (priceId: string) =>
      client.isMutating({ mutationKey }) === 0 ? mutate({ priceId, kid, tab: openProviderTab() }) : undefined,
    openingPriceId: isPending ? variables.priceId : null,
  };
}

async function openCheckout({ priceId, kid, tab }: Subscription): Promise<void> {
  if (sessionStore.getState().status !== 'signed-in') throw new SubscriptionError('User not authenticated');

  const body = { priceId, quantity: 1, ...(kid ? { kid } : {}) };
  const { url } = await unwrap(accountsApi.POST('/api/accounts/billing/subscribe', { body }));
  if (!url) throw new SubscriptionError('No checkout URL received');
  tab.go(url);
}

function failureMessage(error: unknown): string {
  return error instanceof SubscriptionError ? error.message : errorMessage(error, 'Subscription failed');
}
