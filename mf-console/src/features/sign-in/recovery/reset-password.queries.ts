import { accountsApi, unwrap } from '@declic/openapi/accounts';
import { useSecretMutation } from '@declic/remote-kit';
import { announceSession } from '@declic/session';

interface ResetPassword {
  token: string;
  password: string;
}

/** Sets the new password and hands over the session that comes with it. */
export function useResetPassword() {
  return useSecretMutation({
    mutationFn: ({ token, password }: ResetPassword) =>
      unwrap(accountsApi.POST('/api/accounts/password/reset', { body: { token, password, client: 'browser' } })),
    onSuccess: announceSession,
  });
}
