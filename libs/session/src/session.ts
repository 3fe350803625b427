import type { SessionUser } from './session-store';

/**
 * A session as the accounts service answers it, reduced to what a page needs.
 * `expires_in` (seconds) is used instead of a date, because a visitor's clock may be wrong.
 */
export interface Session {
  readonly access_token: string;
  readonly expires_in: number;
  readonly user: SessionUser;
}
