import { accountsApi, unwrap } from '@declic/openapi/accounts';
import { failureText, notify } from '@declic/remote-kit';
import { useMutation } from '@tanstack/react-query';

/** Asks for the mail. The answer is the same whether or not there is an account. */
export function useRequestRecovery() {
  return useMutation({
    mutationFn: (email: string) => unwrap(accountsApi.POST('/api/accounts/password/recovery', { body: { email } })),
    onError: (error) => notify.error('The link could not be sent', { description: failureText(error), error }),
  });
}
