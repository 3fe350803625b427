import { Button, ButtonLink, Mail, Stack } from '@declic/design-system';
import { paths } from '../paths';
import { LocalMailboxLink } from './local-mailbox-link';

export interface MailAgainProps {
  label: string;
  loading: boolean;
  onAgain: () => void;
}

/** What to do when a mail does not arrive: ask for another one, or go back. */
export function MailAgain({ label, loading, onAgain }: MailAgainProps) {
  return (
    <>
      <Stack $gap={3}>
        <Button variant="secondary" icon={<Mail size={18} aria-hidden />} loading={loading} onClick={onAgain}>
          {label}
        </Button>
        <ButtonLink href={paths.login()} variant="ghost">
          Back to login
        </ButtonLink>
      </Stack>
      <LocalMailboxLink />
    </>
  );
}
