import type { OpOutput } from '@declic/nest-kit';
import type { OpenSession } from './sessions.service';

/** The specification's Session. A browser gets its refresh token as a cookie only. */
export function toSession(session: OpenSession, client: 'browser' | 'token'): OpOutput<'signIn'> {
  const expiresAt = Math.floor(session.accessTokenEndsAt.getTime() / 1000);
  return {
    access_token: session.accessToken,
    refresh_token: client === 'token' ? session.refreshToken : null,
    expires_at: expiresAt,
    expires_in: 15 * 60,
    user: session.user,
  };
}
