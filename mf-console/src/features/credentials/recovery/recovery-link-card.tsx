import { ButtonLink, Notice, Stack } from '@declic/design-system';
import { paths } from '../../../paths';
import type { RecoveryLinkFault } from './recovery-link-fault';
import { takeFocus } from './take-focus';

export function RecoveryLinkCard({ fault }: { fault: RecoveryLinkFault }) {
  return (
    <Stack $gap={4} ref={takeFocus} tabIndex={-1}>
      <Notice tone="danger">
        <strong>{fault.title}</strong>
        <br />
        {fault.advice}
      </Notice>
      <ButtonLink href={paths.forgotPassword()} size="lg">
        Get a new link
      </ButtonLink>
      <ButtonLink href={paths.login()} variant="ghost">
        Back to login
      </ButtonLink>
    </Stack>
  );
}
