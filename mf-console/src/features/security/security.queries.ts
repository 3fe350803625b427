import { accountsApi, type Schemas, unwrap } from '@declic/openapi/accounts';
import { accountsKey } from '@declic/openapi/accounts/queries';
import { useSecretMutation } from '@declic/remote-kit';
import { replaceSession } from '@declic/session';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

export type OpenSession = Schemas['OpenSession'];

const keys = { me: accountsKey('me'), sessions: accountsKey('sessions') } as const;

/** The person's present address: the session may know the one of a moment ago. */
export const currentUserQuery = () =>
  queryOptions({
    queryKey: keys.me,
    queryFn: ({ signal }) => unwrap(accountsApi.GET('/api/accounts/me', { signal })),
  });

/** Where the person is signed in. */
export const sessionsQuery = () =>
  queryOptions({
    queryKey: keys.sessions,
    queryFn: ({ signal }) => unwrap(accountsApi.GET('/api/accounts/sessions', { signal })),
  });

/** Sets a new password; the server ends all sessions and opens the next one for this browser. */
export function useChangePassword() {
  const client = useQueryClient();
  return useSecretMutation({
    mutationFn: (change: Omit<Schemas['ChangePassword'], 'client'>) =>
      replaceSession((accessToken) =>
        unwrap(
          accountsApi.POST('/api/accounts/password/change', {
            body: { ...change, client: 'browser' },
            headers: { authorization: `Bearer ${accessToken}` },
            // A page that is closed before the answer still gets the cookie of the new session.
            keepalive: true,
          }),
        ),
      ),
    onSuccess: () => client.invalidateQueries({ queryKey: keys.sessions }),
  });
}

/** Asks for the mail with the link to the new address. */
export function useChangeAddress() {
  return useSecretMutation({
    mutationFn: (body: Schemas['ChangeEmail']) => unwrap(accountsApi.POST('/api/accounts/email/change', { body })),
  });
}

/** Ends one session of the person's. */
export function useEndSession() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => unwrap(accountsApi.DELETE('/api/accounts/sessions/{id}', { params: { path: { id } } })),
    // Also after a refusal: the session may have ended elsewhere.
    onSettled: () => client.invalidateQueries({ queryKey: keys.sessions }),
  });
}

/** Ends every session of the person's but this one. */
export function useEndOtherSessions() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => unwrap(accountsApi.DELETE('/api/accounts/sessions')),
    onSettled: () => client.invalidateQueries({ queryKey: keys.sessions }),
  });
}
