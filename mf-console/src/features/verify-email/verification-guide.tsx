import { Notice, Stack } from '@declic/design-system';
import { MailAgain } from '../../ui/mail-again';
import { useResendVerification } from './resend-verification.queries';
import { VerificationSteps } from './verification-steps';

/** What to do after signing up, and help when no mail comes. */
export function VerificationGuide({ email }: { email: string | undefined }) {
  const { resend, isPending } = useResendVerification(email);

  return (
    <Stack $gap={5}>
      <VerificationSteps />
      <Notice>No mail after a minute? Have a look in your spam folder.</Notice>
      <MailAgain label="Resend verification email" loading={isPending} onAgain={resend} />
    </Stack>
  );
}
