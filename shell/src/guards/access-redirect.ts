import { withReturnPath } from '@declic/remote-kit';
import type { AreaAccess } from '@declic/remote-kit/host';
import type { SessionState } from '@declic/session';

/** Where people sign in, and where they arrive. The specification names both. */
export const SIGN_IN_PATH = '/login';
export const SIGNED_IN_HOME = '/dashboard';

/**
 * Where a visitor of a page (a path, with its query) has to go instead; undefined when they may stay, or when it is not known yet.
 * Pages for anonymous visitors, such as sign-in, redirect by themselves: where to depends on how they were opened.
 *
 * @decision D36
 */
export function accessRedirect(access: AreaAccess, status: SessionState['status'], wanted: string): string | undefined {
  if (access === 'signed-in' && status === 'anonymous') return signInPath(wanted);
  return undefined;
}

/** Signing in leads to the page that was asked for. */
function signInPath(wanted: string): string {
  return wanted === SIGNED_IN_HOME ? SIGN_IN_PATH : withReturnPath(SIGN_IN_PATH, wanted);
}
