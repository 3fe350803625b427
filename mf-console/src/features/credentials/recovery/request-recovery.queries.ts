import { accountsApi, unwrap } from '@declic/openapi/accounts';
import { describeError, notify } from '@declic/remote-kit';
import { useMutation } from '@tanstack/react-query';
import { refusalMessage } from '../../../error-message';

/** Asks for the mail. The answer is the same whether or not there is an account. */
export function useRequestRecovery() {
  return useMutation({
    mutationFn: (email: string) => unwrap(accountsApi.POST('/api/accounts/password/recovery', { body: { email } })),
    onError: (error) =>
      notify.error('The link could not be sent', { description: refusalMessage(error, describeError(error).message) }),
  });
}
