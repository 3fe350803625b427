import type { AreaAccess } from '@declic/remote-kit';
import type { SessionState } from '@declic/session';

/** Where people sign in, and where they arrive. The specification names both. */
export const SIGN_IN_PATH = '/login';
export const SIGNED_IN_HOME = '/dashboard';

/** Where somebody has to go instead; undefined when they may stay, or when it is not known yet. */
export function accessRedirect(access: AreaAccess, status: SessionState['status']): string | undefined {
  if (access === 'signed-in' && status === 'anonymous') return SIGN_IN_PATH;
  if (access === 'anonymous-only' && status === 'signed-in') return SIGNED_IN_HOME;
  return undefined;
}
