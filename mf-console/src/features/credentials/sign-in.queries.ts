import { accountsApi, unwrap } from '@declic/openapi/accounts';
import { useSecretMutation } from '@declic/remote-kit';
import { announceSession } from '@declic/session';

interface SignIn {
  email: string;
  password: string;
}

/** Signs in and hands the session over; whoever watches the session then leaves the form. */
export function useSignIn() {
  return useSecretMutation({
    mutationFn: ({ email, password }: SignIn) =>
      unwrap(accountsApi.POST('/api/accounts/session', { body: { email, password, client: 'browser' } })),
    onSuccess: announceSession,
  });
}
