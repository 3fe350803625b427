import { Notice } from '@declic/design-system';
import { type SessionState, useSession } from '@declic/session';

const sentences: Record<NonNullable<SessionState['signedOutBy']>, string> = {
  ended: 'Your session has ended. Sign in to go on.',
  unreachable:
    'We could not reach the server to find out whether you are signed in. If you are, you get in as soon as it answers.',
};

/** Why the session ended, when the user did not sign out in this tab. */
export function SignedOutNotice() {
  const signedOutBy = useSession((session) => session.signedOutBy);
  return signedOutBy === null ? null : <Notice tone="warning">{sentences[signedOutBy]}</Notice>;
}
