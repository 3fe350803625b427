import { Button, ButtonLink, Mail, Notice, Stack, Text } from '@declic/design-system';
import { paths } from '../../../paths';
import { LocalMailboxLink } from '../../../ui/local-mailbox-link';
import { takeFocus } from './take-focus';

export interface RecoverySentProps {
  email: string;
  isSending: boolean;
  onAgain: () => void;
}

/** The neutral answer: it does not tell whether there is such an account. */
export function RecoverySent({ email, isSending, onAgain }: RecoverySentProps) {
  return (
    <Stack $gap={5} ref={takeFocus} tabIndex={-1}>
      <Notice tone="success">
        If there is an account for <strong>{email}</strong>, a link to choose a new password is on its way to it.
      </Notice>
      <Text tone="muted">The link works once. No mail after a minute? Have a look in your spam folder.</Text>
      <Stack $gap={3}>
        <Button variant="secondary" icon={<Mail size={18} aria-hidden />} loading={isSending} onClick={onAgain}>
          Send it again
        </Button>
        <ButtonLink href={paths.login()} variant="ghost">
          Back to login
        </ButtonLink>
      </Stack>
      <LocalMailboxLink />
    </Stack>
  );
}
