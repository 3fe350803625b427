import { Link } from '@declic/design-system';

/** Link to the mailbox page of local mode, where all mails arrive. */
export function LocalMailboxLink() {
  if (!isLocalMachine()) return null;
  return (
    <Link href="/dev/mailbox" target="_blank" variant="strong">
      Open the local mailbox
    </Link>
  );
}

function isLocalMachine(): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(location.hostname);
}
