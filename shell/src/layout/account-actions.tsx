import { useState } from 'react';
import { Button, ButtonLink, token } from '@declic/design-system';
import { notify } from '@declic/remote-kit';
import { requestSignOut, useSession } from '@declic/session';
import { styled } from 'styled-components';
import { SIGN_IN_PATH } from '../guards/access-redirect';
import { forgetRuns } from '../session/forget-runs';

/** Address of the user with the sign-out button, or the sign-in link. */
export function AccountActions() {
  const status = useSession((session) => session.status);
  const email = useSession((session) => session.user?.email);
  const [leaving, setLeaving] = useState(false);

  const signOut = async () => {
    setLeaving(true);
    await forgetRuns();
    const isServerTold = await requestSignOut();
    setLeaving(false);
    if (!isServerTold) sayThatServerIsOwed();
  };

  if (status === 'loading') return null;
  if (status === 'anonymous') {
    return (
      <ButtonLink href={SIGN_IN_PATH} variant="secondary" size="sm">
        Sign in
      </ButtonLink>
    );
  }
  return (
    <>
      <Email title={email}>{email}</Email>
      <Button variant="secondary" size="sm" loading={leaving} onClick={() => void signOut()}>
        Sign out
      </Button>
    </>
  );
}

function sayThatServerIsOwed(): void {
  notify.info('You are signed out in this browser', {
    description: 'The server did not answer. It is told as soon as it does, while a page of ours is open.',
    duration: 15_000,
  });
}

const Email = styled.span`
  overflow: hidden;
  max-inline-size: 32ch;
  padding-inline: ${token.space[3]};
  color: ${token.color.textMuted};
  font-size: ${token.text.small};
  text-overflow: ellipsis;
  white-space: nowrap;
`;
