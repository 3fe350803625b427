import { accountsApi, unwrap } from '@declic/openapi/accounts';
import { useSecretMutation } from '@declic/remote-kit';
import type { EmailAndPassword } from './login-schema';

/** Opens an account. There is no session yet: the address has to be confirmed first. */
export function useSignUp() {
  return useSecretMutation({
    mutationFn: ({ email, password }: EmailAndPassword) =>
      unwrap(accountsApi.POST('/api/accounts/sign-up', { body: { email, password } })),
  });
}
