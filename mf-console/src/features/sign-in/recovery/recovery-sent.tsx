import { Notice, Stack, Text } from '@declic/design-system';
import { MailAgain, type MailAgainProps } from '../../../ui/mail-again';
import { takeFocus } from './take-focus';

export interface RecoverySentProps extends Omit<MailAgainProps, 'label'> {
  email: string;
}

/** The neutral answer: it does not tell whether there is such an account. */
export function RecoverySent({ email, ...again }: RecoverySentProps) {
  return (
    <Stack $gap={5} ref={takeFocus} tabIndex={-1}>
      <Notice tone="success">
        If there is an account for <strong>{email}</strong>, a link to choose a new password is on its way to it.
      </Notice>
      <Text tone="muted">The link works once. No mail after a minute? Have a look in your spam folder.</Text>
      <MailAgain label="Send it again" {...again} />
    </Stack>
  );
}
