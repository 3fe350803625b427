import { accountsApi, unwrap } from '@declic/openapi/accounts';
import { useSecretMutation } from '@declic/remote-kit';
import { announceSession } from '@declic/session';
import type { EmailAndPassword } from './login-schema';

/** Signs in and sets the session; the login route redirects when the session changes. */
export function useSignIn() {
  return useSecretMutation({
    mutationFn: ({ email, password }: EmailAndPassword) =>
      unwrap(accountsApi.POST('/api/accounts/session', { body: { email, password, client: 'browser' } })),
    onSuccess: announceSession,
  });
}
