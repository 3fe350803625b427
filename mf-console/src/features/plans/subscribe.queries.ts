import { accountsApi, unwrap } from '@declic/openapi/accounts';
import { accountsKey } from '@declic/openapi/accounts/queries';
import { failureText, notify, useProviderPage, UserFacingError } from '@declic/remote-kit';
import { sessionStore } from '@declic/session';
import { useQueryClient } from '@tanstack/react-query';
import { billingOverviewQuery } from './billing-overview.queries';

interface Subscription {
  priceId: string;
  /** The key the subscription is asked for with, when it is known. */
  kid: string | undefined;
}

const mutationKey = accountsKey('subscribe');

/** Opens the provider's checkout of a plan in a new tab. Call it in the click. */
export function useSubscribe(kid: string | undefined) {
  const client = useQueryClient();
  const { open, opening } = useProviderPage({
    mutationKey,
    fetchUrl: createCheckout,
    onFailure: (error) => {
      // The plan may have been bought in another tab.
      void client.invalidateQueries({ queryKey: billingOverviewQuery().queryKey });
      notify.error('Subscription Error', {
        description: failureText(error, { fallback: 'Subscription failed' }),
        error,
      });
    },
  });
  return {
    subscribe: (priceId: string) => open({ priceId, kid }),
    openingPriceId: opening?.input.priceId ?? null,
  };
}

async function createCheckout({ priceId, kid }: Subscription): Promise<string> {
  if (sessionStore.getState().status !== 'signed-in') throw new UserFacingError('User not authenticated');

  const body = { priceId, quantity: 1, ...(kid ? { kid } : {}) };
  const { url } = await unwrap(accountsApi.POST('/api/accounts/billing/subscribe', { body }));
  if (!url) throw new UserFacingError('No checkout URL received');
  return url;
}
