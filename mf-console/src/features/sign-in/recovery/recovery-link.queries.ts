import { accountsApi, unwrap } from '@declic/openapi/accounts';
import { failureText, notify, useSecretMutation } from '@declic/remote-kit';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';

/** Asks whether the link would work. The token is in no key and no cache that outlives the page. */
export function useCheckedLink(token: string) {
  const id = useId();
  return useQuery({
    queryKey: ['recovery-link', id],
    queryFn: async ({ signal }) => {
      await unwrap(accountsApi.POST('/api/accounts/password/reset/check', { body: { token }, signal }));
      return true;
    },
    staleTime: Infinity,
    gcTime: 0,
    // The form can be filled in without the answer, and is judged when it is sent.
    retry: false,
    refetchInterval: false,
  });
}

/** Asks for another mail to the address that the link went to. */
export function useRenewLink(token: string) {
  return useSecretMutation({
    mutationFn: () => unwrap(accountsApi.POST('/api/accounts/password/recovery/renew', { body: { token } })),
    onError: (error) => notify.error('The link could not be sent', { description: failureText(error), error }),
  });
}
