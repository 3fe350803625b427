import { accountsApi, unwrap } from '@declic/openapi/accounts';
import { callFailure, notify } from '@declic/remote-kit';
import { useMutation } from '@tanstack/react-query';

export function useResendVerification() {
  return useMutation({
    mutationFn: (email: string) => unwrap(accountsApi.POST('/api/accounts/verification/resend', { body: { email } })),
    onSuccess: () =>
      notify.success('Email sent!', { description: 'A new verification email has been sent to your inbox.' }),
    onError: (error) => {
      const { said, text } = callFailure(error);
      notify.error(said === undefined ? 'Error' : 'Failed to resend email', { description: text, error });
    },
  });
}
