import type { Principal } from '@declic/nest-kit';
import { beforeEach, describe, expect, it } from 'vitest';
import { aUser } from '../../testing/a-user';
import { startAccounts } from '../../testing/start-accounts';

const PASSWORD = 'Tulip42Cup!';

const { db, app, clock } = await startAccounts({ env: { LOCAL_MODE: 'false' } });
let user: Principal;

beforeEach(async () => {
  user = await aUser(db, { password: PASSWORD });
});

const signIn = (payload: object, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url: '/api/accounts/session', payload, headers });
const refresh = (cookie: string | undefined, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: '/api/accounts/session/refresh',
    headers,
    cookies: cookie === undefined ? {} : { declic_refresh: cookie },
  });
const signOut = (cookie: string) =>
  app.inject({ method: 'DELETE', url: '/api/accounts/session', cookies: { declic_refresh: cookie } });

async function freshCookie(): Promise<string> {
  return readCookie(await signIn({ email: user.email, password: PASSWORD }));
}

function readCookie({ cookies }: Awaited<ReturnType<typeof signIn>>): string {
  const value = cookies.find(({ name }) => name === 'declic_refresh')?.value;
  if (!value) throw new Error('No refresh cookie was set.');
  return value;
}

describe('signIn', () => {
  it('gives a browser its access token in the body and its refresh token as a cookie only', async () => {
    const answer = await signIn({ email: user.email.toUpperCase(), password: PASSWORD });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ refresh_token: null, expires_in: 900, user });
    expect(answer.cookies[0]).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/api/accounts/session' });
    expect(answer.cookies[0]).not.toHaveProperty('secure');
    const headers = { authorization: `Bearer ${answer.json().access_token}` };
    expect((await app.inject({ method: 'GET', url: '/api/accounts/me', headers })).json()).toEqual(user);
  });

  it('gives a client that is no browser both tokens in the body, and no cookie', async () => {
    const answer = await signIn({ email: user.email, password: PASSWORD, client: 'token' });
    expect(answer.cookies).toEqual([]);
    const renewed = await app.inject({
      method: 'POST',
      url: '/api/accounts/session/refresh',
      payload: { refresh_token: answer.json().refresh_token },
    });
    expect(renewed.statusCode).toBe(200);
    expect(renewed.json().refresh_token).not.toBe(answer.json().refresh_token);
  });

  it('refuses a wrong password, an unknown and an unverified address with the same answer', async () => {
    const unverified = await aUser(db, { password: PASSWORD, verified: false });
    const answers = [
      await signIn({ email: user.email, password: 'Wrong42Cup!' }),
      await signIn({ email: 'nobody@example.com', password: PASSWORD }),
      await signIn({ email: unverified.email, password: PASSWORD }),
    ].map((answer) => [answer.statusCode, { ...answer.json(), request_id: '' }]);
    const refusal = {
      type: '/docs/errors/invalid_credentials',
      title: 'Authentication failed',
      status: 401,
      code: 'invalid_credentials',
      request_id: '',
    };
    expect(answers).toEqual([
      [401, refusal],
      [401, refusal],
      [401, refusal],
    ]);
  });

  it('refuses an address that was tried too often like a wrong password, even with the right one, and tells its owner once', async () => {
    for (let round = 0; round < 10; round++) await signIn({ email: user.email, password: 'Wrong42Cup!' });
    for (let round = 0; round < 3; round++) {
      const answer = await signIn({ email: user.email, password: PASSWORD });
      expect(answer.json()).toMatchObject({ status: 401, code: 'invalid_credentials' });
    }
    await expect
      .poll(async () => {
        await app.runJobs();
        return app.mails.filter(({ to }) => to === user.email).map(({ subject }) => subject);
      })
      .toEqual(['Too many sign-in attempts']);
  });

  it('does not count what was right', async () => {
    for (let round = 0; round < 12; round++)
      expect((await signIn({ email: user.email, password: PASSWORD })).statusCode).toBe(200);
  });

  it('sends a visitor away who tries too many addresses', async () => {
    const tries = Array.from({ length: 101 }, (_, index) =>
      signIn({ email: `guess-${index}@example.com`, password: PASSWORD }),
    );
    const answers = await Promise.all(tries);
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect(refused).toHaveLength(1);
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
  });

  it.each([{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }])('refuses %j', async (headers) => {
    expect((await signIn({ email: user.email, password: PASSWORD }, headers)).json()).toMatchObject({
      status: 403,
      code: 'cross_site_request',
    });
  });

  it.each([
    { 'sec-fetch-site': 'same-origin' },
    { origin: 'http://localhost:4000' },
    { origin: 'http://192.168.0.7:4000', host: '192.168.0.7:4000' },
  ])('lets %j in', async (headers) => {
    expect((await signIn({ email: user.email, password: PASSWORD }, headers)).statusCode).toBe(200);
  });
});

describe('refreshSession', () => {
  it('has nothing to renew without a cookie', async () => {
    expect((await refresh(undefined)).statusCode).toBe(204);
  });

  it('rotates the token at each use', async () => {
    const first = await freshCookie();
    const second = readCookie(await refresh(first));
    const third = readCookie(await refresh(second));
    expect(new Set([first, second, third]).size).toBe(3);
  });

  it('lets five tabs renew at once and gives them all the same next token', async () => {
    const first = await freshCookie();
    const answers = await Promise.all(Array.from({ length: 5 }, () => refresh(first)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
    expect(new Set(answers.map(readCookie)).size).toBe(1);
  });

  it('gives the token before the newest the same next token: an answer may be lost', async () => {
    const first = await freshCookie();
    const lost = readCookie(await refresh(first));
    expect(readCookie(await refresh(first))).toBe(lost);
    expect((await refresh(lost)).statusCode).toBe(200);
  });

  it('forgives it for two minutes after the rotation, however often the token is used meanwhile', async () => {
    const first = await freshCookie();
    const second = readCookie(await refresh(first));
    clock.moment = new Date(Date.now() + 115_000);
    expect(readCookie(await refresh(first))).toBe(second);
    clock.moment = new Date(Date.now() + 121_000);
    expect((await refresh(first)).json()).toMatchObject({ status: 401, code: 'session_over' });
  });

  it('ends the whole session when the token before is used again later, for its copy as well', async () => {
    const copied = await freshCookie();
    const second = readCookie(await refresh(copied));
    clock.moment = new Date(Date.now() + 14 * 60_000);
    expect((await refresh(copied)).statusCode).toBe(401);
    expect((await refresh(second)).statusCode).toBe(401);
    const [family] = await db.owner.query<{ ended_because: string }[]>(
      'select ended_because from session_family where user_id = $1',
      [user.id],
    );
    expect(family?.ended_because).toBe('token_reused');
  });

  it('ends the whole session when an older token is used again', async () => {
    const first = await freshCookie();
    const third = readCookie(await refresh(readCookie(await refresh(first))));
    const reuse = await refresh(first);
    expect(reuse.json()).toMatchObject({ status: 401, code: 'session_over' });
    expect(reuse.cookies[0]).toMatchObject({ name: 'declic_refresh', value: '' });
    expect((await refresh(third)).statusCode).toBe(401);
    // Other sessions of the same person go on.
    expect((await refresh(await freshCookie())).statusCode).toBe(200);
  });

  it('ends after 30 days without use', async () => {
    const cookie = await freshCookie();
    clock.moment = new Date(Date.now() + 31 * 24 * 3600 * 1000);
    expect((await refresh(cookie)).json()).toMatchObject({ code: 'session_over' });
  });

  it.each(['nonsense', 'A'.repeat(91)])('refuses the cookie %j', async (cookie) => {
    expect((await refresh(cookie)).statusCode).toBe(401);
  });

  it('is closed to other sites', async () => {
    expect((await refresh(await freshCookie(), { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
  });
});

describe('signOut', () => {
  it('ends the session of the cookie, also for tabs that are one step ahead', async () => {
    const first = await freshCookie();
    const second = readCookie(await refresh(first));
    const answer = await signOut(first);
    expect(answer.statusCode).toBe(204);
    expect(answer.cookies[0]).toMatchObject({ name: 'declic_refresh', value: '' });
    expect((await refresh(second)).statusCode).toBe(401);
  });

  it('is content without a session', async () => {
    expect((await app.inject({ method: 'DELETE', url: '/api/accounts/session' })).statusCode).toBe(204);
  });
});
