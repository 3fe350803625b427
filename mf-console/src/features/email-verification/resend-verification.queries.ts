import { accountsApi, ApiError, unwrap } from '@declic/openapi/accounts';
import { describeError, notify } from '@declic/remote-kit';
import { useMutation } from '@tanstack/react-query';

export function useResendVerification() {
  return useMutation({
    mutationFn: (email: string) => unwrap(accountsApi.POST('/api/accounts/verification/resend', { body: { email } })),
    onSuccess: () =>
      notify.success('Email sent!', { description: 'A new verification email has been sent to your inbox.' }),
    onError: (error) =>
      error instanceof ApiError
        ? notify.error('Failed to resend email', { description: error.message })
        : notify.error('Error', { description: describeError(error).message }),
  });
}
