import { beforeEach, describe, expect, it } from 'vitest';
import { aUser } from '../../testing/a-user';
import { mailedToken, findRecoveryToken } from '../../testing/links';
import type { Tokens } from '../../testing/session-client';
import { startAccounts } from '../../testing/start-accounts';

const PASSWORD = 'Tulip42Cup!';
const DAY_MS = 24 * 3600 * 1000;

const { db, app, clock, client, mailsTo } = await startAccounts();
let email: string;
let wanted: string;
let own: Tokens;

beforeEach(async () => {
  ({ email } = await aUser(db, { password: PASSWORD }));
  wanted = `new-${email}`;
  own = await client.signIn(email, PASSWORD);
});

const request = (address = wanted, present_password = PASSWORD) =>
  client.post('email/change', { present_password, email: address }, own);
const confirm = (token: string) => client.post('email/confirmation', { token });
const signInStatus = async (address: string) =>
  (await client.post('session', { email: address, password: PASSWORD })).statusCode;

const changeLink = (address = wanted) => mailedToken(app, address, '/api/accounts/email/confirmation');

async function move(address = wanted): Promise<void> {
  expect((await request(address)).statusCode).toBe(202);
  expect((await confirm(await changeLink(address))).json()).toEqual({ email: address });
}

describe('changing the address', () => {
  it('waits for the link in the new mailbox, which changes nothing when it is fetched', async () => {
    expect((await request()).json()).toEqual({ email: wanted });
    const token = await changeLink();
    const page = await client.get(`email/confirmation?token=${token}`);
    expect([page.statusCode, page.headers['content-type'], page.body.includes(wanted)]).toEqual([
      200,
      'text/html; charset=utf-8',
      true,
    ]);
    // A stranger may have asked to move their account to it: whose account it is is said, and nothing submits itself.
    expect(page.body).toContain(email);
    expect(page.body).not.toContain('<script');
    expect((await client.get('me', own)).json().email).toBe(email);

    expect((await confirm(token)).statusCode).toBe(200);
    expect((await client.get('me', own)).json().email).toBe(wanted);
    expect([await signInStatus(email), await signInStatus(wanted)]).toEqual([401, 200]);
    expect((await client.get(`email/confirmation?token=${token}`)).body).toContain('Your address is changed');
  });

  it('takes the form of its page, and leads back to it', async () => {
    await request();
    const token = await changeLink();
    const answer = await app.inject({
      method: 'POST',
      url: '/api/accounts/email/confirmation',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `token=${token}`,
    });
    expect([answer.statusCode, answer.headers['location']]).toEqual([
      303,
      `/api/accounts/email/confirmation?token=${token}`,
    ]);
    expect((await client.get('me', own)).json().email).toBe(wanted);
  });

  it('needs the present password and another address', async () => {
    expect((await request(wanted, 'Wrong42Cup!')).json()).toMatchObject({ status: 422, code: 'wrong_password' });
    expect((await request(email.toUpperCase())).json()).toMatchObject({ status: 422, code: 'same_address' });
    await app.runJobs();
    expect(mailsTo(wanted)).toEqual([]);
  });

  it('is refused at its field when the present password contains the new address, and mails nobody', async () => {
    const password = 'Xx.Ada42@Example.com!';
    const owner = await aUser(db, { password });
    own = await client.signIn(owner.email, password);
    expect((await request('ada42@example.COM', password)).json()).toMatchObject({
      status: 422,
      code: 'validation_failed',
      errors: [
        {
          in: 'body',
          field: 'email',
          message: 'Your password contains this address. Choose another password first.',
        },
      ],
    });
    // A wrong password learns nothing about the right one.
    expect((await request('ada42@example.com', 'Wrong42Cup!')).json()).toMatchObject({ code: 'wrong_password' });
    await app.runJobs();
    expect(mailsTo('ada42@example.com')).toEqual([]);
  });

  it('answers alike for an address of another account, and tells its owner instead', async () => {
    const { email: taken } = await aUser(db);
    expect((await request(taken)).json()).toEqual({ email: taken });
    await app.runJobs();
    expect(mailsTo(taken).map(({ subject }) => subject)).toEqual(['You already have an account']);
  });

  it('is refused when another account has confirmed the address meanwhile', async () => {
    await request();
    const token = await changeLink();
    await aUser(db, { email: wanted });
    expect((await confirm(token)).json()).toMatchObject({ status: 409, code: 'email_taken' });
    expect((await client.get('me', own)).json().email).toBe(email);
  });

  it('is not kept from an address by a sign-up that waits for its link there', async () => {
    await client.post('sign-up', { email: wanted, password: PASSWORD });
    await app.runJobs();
    await move();
    expect((await client.get('me', own)).json().email).toBe(wanted);
  });

  it('works with the newest link alone, once, and for a day', async () => {
    await request();
    const first = await changeLink();
    await request();
    const second = await changeLink();
    expect((await confirm(first)).json()).toMatchObject({ status: 404, code: 'email_link_invalid' });
    clock.moment = new Date(Date.now() + DAY_MS + 1000);
    expect((await confirm(second)).json()).toMatchObject({ status: 409, code: 'email_link_expired' });
    clock.moment = null;
    const answers = await Promise.all([confirm(second), confirm(second), confirm(second)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
  });

  it('voids a recovery link that was mailed to the former address', async () => {
    await client.post('password/recovery', { email });
    await app.runJobs();
    const token = findRecoveryToken(app, email);
    await move();
    expect((await client.post('password/reset', { token, password: 'Daisy43Mug!' })).statusCode).toBe(404);
  });

  it.each([
    [
      'changed',
      async () => client.post('password/change', { present_password: PASSWORD, password: 'Daisy43Mug!' }, own),
    ],
    [
      'reset',
      async () => {
        await client.post('password/recovery', { email });
        await app.runJobs();
        return client.post('password/reset', { token: findRecoveryToken(app, email), password: 'Daisy43Mug!' });
      },
    ],
  ])('that waits for its link is void once the password was %s', async (_, changePassword) => {
    await request();
    const token = await changeLink();
    expect((await changePassword()).statusCode).toBeLessThan(300);
    expect((await confirm(token)).json()).toMatchObject({ status: 404, code: 'email_link_invalid' });
  });

  it('is not mailed any more once the password was changed', async () => {
    await request();
    await client.post('password/change', { present_password: PASSWORD, password: 'Daisy43Mug!' }, own);
    await app.runJobs();
    expect(mailsTo(wanted)).toEqual([]);
  });

  it('is closed to other sites', async () => {
    await request();
    const answer = await app.inject({
      method: 'POST',
      url: '/api/accounts/email/confirmation',
      headers: { 'sec-fetch-site': 'cross-site' },
      payload: { token: await changeLink() },
    });
    expect(answer.json()).toMatchObject({ code: 'cross_site_request' });
  });
});
