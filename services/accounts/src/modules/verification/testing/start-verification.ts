import { beforeEach } from 'vitest';
import { findVerificationToken } from '../../../testing/links';
import { startAccounts } from '../../../testing/start-accounts';

export const PASSWORD = 'Tulip42Cup!';
export const DAY_MS = 24 * 3600 * 1000;

export type Cookies = Readonly<Record<string, string>>;
type Texts = Readonly<Record<string, string>>;

/** A form of one of our pages. */
export const form = (fields: Texts, headers: Texts = {}) => ({
  payload: new URLSearchParams(fields).toString(),
  headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
});

/** The service, for each test a visitor who has just signed up, and what is done with the link that was mailed. */
export async function startVerification() {
  const accounts = await startAccounts();
  const { app, db } = accounts;
  /** `cookies` are those of the browser that signed up. */
  const visitor: { email: string; token: string; cookies: Cookies } = { email: '', token: '', cookies: {} };
  let count = 0;

  /** Gives the cookie by which the browser is known again. */
  const signUp = async (password: string, own: Cookies = {}): Promise<Cookies> => {
    const payload = { email: visitor.email, password };
    const answer = await app.inject({ method: 'POST', url: '/api/accounts/sign-up', payload, cookies: own });
    return Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]));
  };

  beforeEach(async () => {
    visitor.email = `lin-${++count}@example.com`;
    visitor.cookies = await signUp(PASSWORD);
    await app.runJobs();
    visitor.token = findVerificationToken(app, visitor.email);
  });

  const url = '/api/accounts/verification/confirm';
  return {
    ...accounts,
    visitor,
    signUp,
    signIn: (password: string) =>
      app.inject({ method: 'POST', url: '/api/accounts/session', payload: { email: visitor.email, password } }),
    show: (value: string, cookies = visitor.cookies) =>
      app.inject({ method: 'GET', url: `/api/accounts/verification?token=${encodeURIComponent(value)}`, cookies }),
    /** As a client that sends JSON. */
    confirm: (headers: Texts = {}, typed: object = {}, cookies = visitor.cookies) =>
      app.inject({ method: 'POST', url, payload: { token: visitor.token, ...typed }, headers, cookies }),
    /** As the form of the page. */
    submit: (headers: Texts = {}, typed: Texts = {}, cookies = visitor.cookies) =>
      app.inject({ method: 'POST', url, ...form({ token: visitor.token, ...typed }, headers), cookies }),
    isVerified: async () => {
      const [row] = await db.owner.query<{ verified: boolean }[]>(
        'select verified_at is not null as verified from users where email = $1',
        [visitor.email],
      );
      return row?.verified ?? false;
    },
  };
}
