import { Button, ButtonLink, Mail, Notice, Stack } from '@declic/design-system';
import { paths } from '../../../paths';
import { LocalMailboxLink } from '../../../ui/local-mailbox-link';
import type { RecoveryLinkFault } from './recovery-link-fault';
import { useRenewLink } from './recovery-link.queries';
import { takeFocus } from './take-focus';

export interface RecoveryLinkCardProps {
  fault: RecoveryLinkFault;
  /** Of the link that does not work; undefined when the page was opened without one. */
  token: string | undefined;
}

/** Explains why the link does not work, and sends a new one. */
export function RecoveryLinkCard({ fault, token }: RecoveryLinkCardProps) {
  return (
    <Stack $gap={4} ref={takeFocus} tabIndex={-1}>
      <Notice tone="danger">
        <strong>{fault.title}</strong>
        <br />
        {fault.advice}
      </Notice>
      {token === undefined ? (
        <ButtonLink href={paths.forgotPassword()} size="lg">
          Get a new link
        </ButtonLink>
      ) : (
        <RenewLink token={token} />
      )}
      <ButtonLink href={paths.login()} variant="ghost">
        Back to login
      </ButtonLink>
    </Stack>
  );
}

function RenewLink({ token }: { token: string }) {
  const { mutate, isPending, isSuccess } = useRenewLink(token);

  if (isSuccess) {
    return (
      <Stack $gap={3} ref={takeFocus} tabIndex={-1}>
        <Notice tone="success">If this link was one of ours, a new one is on its way to the same address.</Notice>
        <LocalMailboxLink />
      </Stack>
    );
  }
  return (
    <>
      <Button size="lg" icon={<Mail size={18} aria-hidden />} loading={isPending} onClick={() => mutate()}>
        Send a new link
      </Button>
      <ButtonLink href={paths.forgotPassword()} variant="secondary">
        Use another address
      </ButtonLink>
    </>
  );
}
