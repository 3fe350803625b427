import { beforeEach, expect, it } from 'vitest';
import { aUser } from '../../testing/a-user';
import { findRecoveryToken } from '../../testing/links';
import type { Tokens } from '../../testing/session-client';
import { startAccounts } from '../../testing/start-accounts';

const OLD = 'Tulip42Cup!';
const NEW = 'Daisy43Mug!';

const { db, app, client } = await startAccounts();
let email: string;
let own: Tokens;

beforeEach(async () => {
  ({ email } = await aUser(db, { password: OLD }));
  own = await client.signIn(email, OLD);
});

const change = (present_password: string, password: string, tokens = own) =>
  client.post('password/change', { present_password, password, client: 'token' }, tokens);
const renew = ({ refresh_token }: Tokens) => client.post('session/refresh', { refresh_token });
const signInStatus = async (password: string) => (await client.post('session', { email, password })).statusCode;

it('sets the new password, ends every session at once, opens a new one for the caller and tells the owner', async () => {
  const other = await client.signIn(email, OLD);
  const answer = await change(OLD, NEW);
  expect(answer.statusCode).toBe(200);
  const next = answer.json<Tokens>();
  expect(await Promise.all([own, other, next].map(client.isLive))).toEqual([false, false, true]);
  expect([await signInStatus(OLD), await signInStatus(NEW)]).toEqual([401, 200]);
  await app.runJobs();
  const mail = app.mails.find((sent) => sent.to === email && sent.subject === 'Your password was changed');
  expect(mail?.text).toContain('/login?mode=recover');
});

it('leaves a copied refresh token of the present session nothing to open, and the new session a token that renews', async () => {
  const next = (await change(OLD, NEW)).json<Tokens>();
  expect((await renew(own)).json()).toMatchObject({ status: 401, code: 'session_over' });
  const renewed = await renew(next);
  expect(renewed.statusCode).toBe(200);
  expect(await client.isLive(renewed.json<Tokens>())).toBe(true);
});

it('gives a browser its new refresh token as a cookie only', async () => {
  const { authorization } = { authorization: `Bearer ${own.access_token}` };
  const answer = await app.inject({
    method: 'POST',
    url: '/api/accounts/password/change',
    headers: { authorization, 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0' },
    payload: { present_password: OLD, password: NEW },
  });
  expect(answer.json()).toMatchObject({ refresh_token: null, user: { email } });
  const cookie = answer.cookies.find(({ name }) => name === 'declic_refresh');
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/api/accounts/session' });
  const renewed = await app.inject({
    method: 'POST',
    url: '/api/accounts/session/refresh',
    cookies: { declic_refresh: cookie?.value ?? '' },
  });
  const sessions = await client.get('sessions', renewed.json<Tokens>());
  expect(sessions.json()).toMatchObject([{ device: 'Firefox on Linux', current: true }]);
});

it('leaves no open session but the new one when another tab renews at the same moment', async () => {
  for (let round = 0; round < 5; round++) {
    const [present, next] = round % 2 ? [NEW, OLD] : [OLD, NEW];
    const [changed, ...renewals] = await Promise.all([change(present, next), renew(own), renew(own), renew(own)]);
    expect(changed.statusCode).toBe(200);
    for (const renewal of renewals) {
      expect([200, 401]).toContain(renewal.statusCode);
      if (renewal.statusCode === 200) expect((await renew(renewal.json<Tokens>())).statusCode).toBe(401);
    }
    expect(await client.isLive(own)).toBe(false);
    own = changed.json<Tokens>();
    expect((await client.get('sessions', own)).json()).toMatchObject([{ current: true }]);
  }
});

it('needs the present password, and says so at its field', async () => {
  const refusal = await change('Wrong42Cup!', NEW);
  expect(refusal.json()).toMatchObject({
    status: 422,
    code: 'wrong_password',
    errors: [{ in: 'body', field: 'present_password', message: 'This is not your present password.' }],
  });
  expect(await signInStatus(OLD)).toBe(200);
});

it('stops counting on luck after ten wrong ones, also for the right one', async () => {
  for (let round = 0; round < 10; round++) expect((await change('Wrong42Cup!', NEW)).statusCode).toBe(422);
  const refusal = await change(OLD, NEW);
  expect([refusal.statusCode, refusal.json().code]).toEqual([429, 'too_many_attempts']);
  expect(Number(refusal.headers['retry-after'])).toBeGreaterThan(0);
});

it.each([
  ['short1!', 'Password must be at least 8 characters long'],
  ['Password1!', 'This password is among the most common ones. Choose another.'],
  [OLD, 'This is your present password. Choose another.'],
])('refuses %s by its rule', async (password, message) => {
  expect((await change(OLD, password)).json()).toMatchObject({
    code: 'validation_failed',
    errors: [{ in: 'body', field: 'password', message }],
  });
});

it('voids a recovery link that was already mailed', async () => {
  await client.post('password/recovery', { email });
  await app.runJobs();
  const token = findRecoveryToken(app, email);
  await change(OLD, NEW);
  expect((await client.post('password/reset', { token, password: OLD })).statusCode).toBe(404);
});

it('of two changes at once lets one win', async () => {
  const answers = await Promise.all([change(OLD, NEW), change(OLD, 'Third44Mug!')]);
  const [winner, loser] = answers.map(({ statusCode }) => statusCode).sort();
  // The loser comes with a password that is void, or even with a session that has ended.
  expect(winner).toBe(200);
  expect([401, 422]).toContain(loser);
});
