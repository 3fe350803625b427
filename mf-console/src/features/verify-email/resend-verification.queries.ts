import { accountsApi, unwrap } from '@declic/openapi/accounts';
import { callFailure, notify } from '@declic/remote-kit';
import { useMutation } from '@tanstack/react-query';

/** Resends the mail; without an address a toast says so. */
export function useResendVerification(email: string | undefined) {
  const { mutate, isPending } = useMutation({
    mutationFn: (to: string) => unwrap(accountsApi.POST('/api/accounts/verification/resend', { body: { email: to } })),
    onSuccess: () =>
      notify.success('Email sent!', { description: 'A new verification email has been sent to your inbox.' }),
    onError: (error) => {
      const { said, text } = callFailure(error);
      notify.error(said === undefined ? 'Error' : 'Failed to resend email', { description: text, error });
    },
  });

  const resend = () => {
    if (email) mutate(email);
    else notify.error('No email address', { description: 'Go back to login and sign up with your address.' });
  };
  return { resend, isPending };
}
