import { accountsApi, unwrap } from '@declic/openapi/accounts';
import { announceSession } from '@declic/session';
import { useMutation } from '@tanstack/react-query';

interface SignIn {
  email: string;
  password: string;
}

/** Signs in and hands the session over; whoever watches the session then leaves the form. */
export function useSignIn() {
  return useMutation({
    mutationFn: ({ email, password }: SignIn) =>
      unwrap(accountsApi.POST('/api/accounts/session', { body: { email, password, client: 'browser' } })),
    onSuccess: announceSession,
  });
}
