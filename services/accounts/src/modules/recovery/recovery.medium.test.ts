import { setTimeout as pause } from 'node:timers/promises';
import type { Principal } from '@declic/nest-kit';
import { beforeEach, describe, expect, it } from 'vitest';
import { aUser } from '../../testing/a-user';
import { expectSameRenewal } from '../../testing/expect-same-renewal';
import { findRecoveryToken, findVerificationToken } from '../../testing/links';
import { startAccounts } from '../../testing/start-accounts';
import { RecoveryService } from './recovery.service';

const OLD = 'Tulip42Cup!';
const NEW = 'Daisy43Mug!';

const { db, app, clock } = await startAccounts();
let user: Principal;

beforeEach(async () => {
  user = await aUser(db, { password: OLD });
});

const post = (path: string, payload: object, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url: `/api/accounts/${path}`, payload, headers });
const signIn = (password: string, email = user.email) => post('session', { email, password, client: 'token' });
const reset = (token: string, password = NEW, headers: Record<string, string> = {}) =>
  post('password/reset', { token, password }, headers);
const mailsTo = (email: string) => app.mails.filter(({ to }) => to === email).map(({ subject }) => subject);

async function recover(email = user.email): Promise<string> {
  await post('password/recovery', { email });
  await app.runJobs();
  return findRecoveryToken(app, email);
}

describe('requestPasswordRecovery', () => {
  it('mails a link whose secret no server is told, and keeps its hash', async () => {
    const token = await recover();
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(app.mails.findLast(({ to }) => to === user.email)?.text).toContain(
      `http://localhost:4000/login?mode=reset#${token}`,
    );
    const kept = await db.owner.query<object[]>('select * from recovery_token where user_id = $1', [user.id]);
    expect(kept).toHaveLength(1);
    expect(JSON.stringify(kept)).not.toContain(token);
  });

  it('goes to the address that the account has once a change that runs at the same time is done', async () => {
    const moved = `moved-${user.email}`;
    const issued = await db.owner.transaction(async (manager) => {
      await manager.query('update users set email = $2 where id = $1', [user.id, moved]);
      const waiting = app.nest.get(RecoveryService).issue(user.id);
      await pause(300);
      return { waiting };
    });
    expect((await issued.waiting)?.email).toBe(moved);
  });

  it('answers the same for an unknown address, and sends no mail', async () => {
    const before = app.mails.length;
    const [known, unknown] = [
      await post('password/recovery', { email: user.email }),
      await post('password/recovery', { email: 'nobody@example.com' }),
    ];
    expect([unknown.statusCode, unknown.json()]).toEqual([202, { email: 'nobody@example.com' }]);
    expect([known.statusCode, known.json()]).toEqual([202, { email: user.email }]);
    await app.runJobs();
    expect(app.mails.slice(before).map(({ to }) => to)).toEqual([user.email]);
  });

  it('stops mailing an address that asks too often, and does not show it', async () => {
    for (let round = 0; round < 23; round++)
      expect((await post('password/recovery', { email: user.email })).statusCode).toBe(202);
    await app.runJobs();
    expect(mailsTo(user.email)).toHaveLength(20);
  });

  it('leaves one working link, the newest, however many are asked for at once', async () => {
    await Promise.all(Array.from({ length: 4 }, () => post('password/recovery', { email: user.email })));
    await app.runJobs();
    const tokens = app.mails.filter(({ to }) => to === user.email).map(({ text }) => /#([\w-]+)/.exec(text)?.[1] ?? '');
    expect(tokens).toHaveLength(4);
    const codes = (await Promise.all(tokens.map((token) => reset(token)))).map(({ statusCode }) => statusCode);
    expect(codes.sort()).toEqual([200, 404, 404, 404]);
  });
});

describe('checkPasswordLink', () => {
  const check = (token: string) => post('password/reset/check', { token });

  it('says that a link would work, however often, without using it', async () => {
    const token = await recover();
    for (let round = 0; round < 3; round++) expect((await check(token)).statusCode).toBe(204);
    expect((await reset(token)).statusCode).toBe(200);
  });

  it('tells a used link, an old one and one that is none apart, as the reset would', async () => {
    const token = await recover();
    await reset(token);
    expect((await check(token)).json()).toMatchObject({ status: 409, code: 'recovery_link_used' });
    const late = await recover();
    clock.moment = new Date(Date.now() + 3600 * 1000 + 1000);
    expect((await check(late)).json()).toMatchObject({ status: 409, code: 'recovery_link_expired' });
    expect((await check('nonsense')).json()).toMatchObject({ status: 404, code: 'recovery_link_invalid' });
    clock.moment = null;
    await recover();
    expect((await check(late)).json()).toMatchObject({ status: 404, code: 'recovery_link_invalid' });
  });
});

describe('renewPasswordLink', () => {
  const renew = (token: string) => post('password/recovery/renew', { token });

  it('mails a new link to the address that a used one went to', async () => {
    const used = await recover();
    await reset(used);
    expect((await renew(used)).statusCode).toBe(202);
    await app.runJobs();
    const token = findRecoveryToken(app, user.email);
    expect(token).not.toBe(used);
    expect((await reset(token, 'Violet44Jar!')).statusCode).toBe(200);
  });

  it('answers the same for an unknown link, and sends no mail', async () => {
    await expectSameRenewal(app, renew, await recover());
  });

  it('causes no more mails than typing the address would', async () => {
    const token = await recover();
    for (let round = 0; round < 23; round++) await renew(token);
    await app.runJobs();
    expect(mailsTo(user.email)).toHaveLength(20);
  });
});

describe('resetPassword', () => {
  it('forgets the devices that signed in with the old password: they are mailed about again', async () => {
    const signInFrom = (password: string, remoteAddress: string) =>
      app.inject({
        method: 'POST',
        url: '/api/accounts/session',
        payload: { email: user.email, password, client: 'token' },
        remoteAddress,
      });
    await signInFrom(OLD, '192.0.2.1');
    await signInFrom(OLD, '198.51.100.7');
    await reset(await recover());
    const before = mailsTo(user.email).filter((subject) => subject === 'New sign-in to your account').length;
    expect((await signInFrom(NEW, '198.51.100.7')).statusCode).toBe(200);
    await app.runJobs();
    const after = mailsTo(user.email).filter((subject) => subject === 'New sign-in to your account').length;
    expect([before, after]).toEqual([1, 2]);
  });

  it('sets the password, signs in, and tells the owner', async () => {
    const answer = await reset(await recover());
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ refresh_token: null, user });
    expect(answer.cookies[0]).toMatchObject({ name: 'declic_refresh', httpOnly: true, sameSite: 'Lax' });
    await app.runJobs();
    expect(mailsTo(user.email)).toEqual(['Choose a new password', 'Your password was changed']);
    expect((await signIn(OLD)).statusCode).toBe(401);
    expect((await signIn(NEW)).statusCode).toBe(200);
  });

  it('ends every session that was open', async () => {
    const sessions = [(await signIn(OLD)).json(), (await signIn(OLD)).json()];
    const own = (await post('password/reset', { token: await recover(), password: NEW, client: 'token' })).json();
    for (const { refresh_token } of sessions)
      expect((await post('session/refresh', { refresh_token })).json()).toMatchObject({ code: 'session_over' });
    expect((await post('session/refresh', { refresh_token: own.refresh_token })).statusCode).toBe(200);
  });

  it('confirms the address of a user who never opened the verification link, and voids that link', async () => {
    const email = `late-${user.email}`;
    await post('sign-up', { email, password: OLD });
    await app.runJobs();
    const first = findVerificationToken(app, email);
    const { access_token } = (await reset(await recover(email))).json();
    const headers = { authorization: `Bearer ${access_token}` };
    expect((await app.inject({ method: 'GET', url: '/api/accounts/stats', headers })).json()).toMatchObject({
      credit_balance_total: 0,
    });
    expect((await signIn(NEW, email)).statusCode).toBe(200);
    expect((await post('verification/confirm', { token: first })).statusCode).toBe(404);
  });

  it('works once, however many tabs use it at once', async () => {
    const token = await recover();
    const answers = await Promise.all(Array.from({ length: 6 }, () => reset(token)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    expect((await reset(token)).json()).toMatchObject({ code: 'recovery_link_used' });
  });

  it('refuses a link that was replaced, one that is older than an hour, and what is none', async () => {
    const first = await recover();
    const second = await recover();
    expect((await reset(first)).json()).toMatchObject({ status: 404, code: 'recovery_link_invalid' });
    expect((await reset('nonsense')).json()).toMatchObject({ status: 404, code: 'recovery_link_invalid' });
    clock.moment = new Date(Date.now() + 3600 * 1000 + 1000);
    expect((await reset(second)).json()).toMatchObject({ status: 409, code: 'recovery_link_expired' });
    clock.moment = null;
    expect((await signIn(OLD)).statusCode).toBe(200);
  });

  it('names the rule that a password breaks, and the link stays good', async () => {
    const token = await recover();
    for (const [password, message] of [
      ['short1!', 'Password must be at least 8 characters long'],
      ['Password1!', 'This password is among the most common ones. Choose another.'],
      [`X1!${user.email}`, 'Password must not contain your e-mail address'],
    ] as const)
      expect((await reset(token, password)).json()).toMatchObject({
        status: 422,
        code: 'validation_failed',
        errors: [{ in: 'body', field: 'password', message }],
      });
    expect((await reset(token)).statusCode).toBe(200);
  });

  it('refuses requests from other sites', async () => {
    const token = await recover();
    expect((await reset(token, NEW, { 'sec-fetch-site': 'cross-site' })).json()).toMatchObject({
      code: 'cross_site_request',
    });
    expect((await reset(token)).statusCode).toBe(200);
  });

  it('refuses a sign-in whose old password was being checked at that moment', async () => {
    const token = await recover();
    const [attempts] = await Promise.all([Promise.all(Array.from({ length: 12 }, () => signIn(OLD))), reset(token)]);
    const entered = attempts.filter(({ statusCode }) => statusCode === 200).map((answer) => answer.json());
    for (const { refresh_token } of entered)
      expect((await post('session/refresh', { refresh_token })).statusCode).toBe(401);
  });
});
