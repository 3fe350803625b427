import { Notice } from '@declic/design-system';
import { type SessionState, useSession } from '@declic/session';

const sentences: Record<NonNullable<SessionState['signedOutBy']>, string> = {
  ended: 'Your session has ended. Sign in to go on.',
  unreachable:
    'We could not reach the server to find out whether you are signed in. If you are, you get in as soon as it answers.',
};

/** Says why the person meets the form, when they did not sign out here. */
export function SignedOutNotice() {
  const signedOutBy = useSession((session) => session.signedOutBy);
  return signedOutBy === null ? null : <Notice tone="warning">{sentences[signedOutBy]}</Notice>;
}
