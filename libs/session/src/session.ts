/** The person behind a session. */
export interface SessionUser {
  readonly id: string;
  readonly email: string;
}

/**
 * A session as the accounts service answers it, reduced to what a page needs.
 * `expires_in` (seconds) is used instead of a date, because a visitor's clock may be wrong.
 */
export interface Session {
  readonly access_token: string;
  readonly expires_in: number;
  readonly user: SessionUser;
}
