import { Notice, Stack } from '@declic/design-system';
import { notify } from '@declic/remote-kit';
import { MailAgain } from '../../ui/mail-again';
import { useResendVerification } from './resend-verification-email.queries';
import { VerificationSteps } from './verification-steps';

/** What to do after signing up, and help when no mail comes. */
export function VerificationGuide({ email }: { email: string | undefined }) {
  const resend = useResendVerification();

  const requestMail = () => {
    if (email) resend.mutate(email);
    else notify.error('No email address', { description: 'Go back to login and sign up with your address.' });
  };

  return (
    <Stack $gap={5}>
      <VerificationSteps />
      <Notice>No mail after a minute? Have a look in your spam folder.</Notice>
      <MailAgain label="Resend verification email" loading={resend.isPending} onAgain={requestMail} />
    </Stack>
  );
}
