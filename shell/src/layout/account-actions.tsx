import { useState } from 'react';
import { Button, ButtonLink, token } from '@declic/design-system';
import { notify } from '@declic/remote-kit';
import { requestSignOut, useSession } from '@declic/session';
import { styled } from 'styled-components';
import { SIGN_IN_PATH } from '../session/access-redirect';

/** Who is signed in, and the way out; or the way in. */
export function AccountActions() {
  const status = useSession((session) => session.status);
  const email = useSession((session) => session.user?.email);
  const [leaving, setLeaving] = useState(false);

  const signOut = async () => {
    setLeaving(true);
    try {
      await requestSignOut();
    } catch {
      notify.error('Sign out failed', { description: 'You are still signed in. Check your connection and try again.' });
    } finally {
      setLeaving(false);
    }
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

const Email = styled.span`
  overflow: hidden;
  max-inline-size: 32ch;
  padding-inline: ${token.space[3]};
  color: ${token.color.textMuted};
  font-size: ${token.text.small};
  text-overflow: ellipsis;
  white-space: nowrap;
`;
