import { describe, expect, it } from 'vitest';
import { aUser } from '../../testing/a-user';
import { findRecoveryToken } from '../../testing/links';
import { DAY_MS, PASSWORD, startAddressChanges } from './testing/start-address-changes';

const { app, changeLink, client, clock, confirm, db, mailsTo, move, request, signInStatus, user } =
  await startAddressChanges();

describe('changing the address', () => {
  it('waits for the link in the new mailbox, which changes nothing when it is fetched', async () => {
    expect((await request()).json()).toEqual({ email: user.wanted });
    const token = await changeLink();
    const page = await client.get(`email/confirmation?token=${token}`);
    expect([page.statusCode, page.headers['content-type'], page.body.includes(user.wanted)]).toEqual([
      200,
      'text/html; charset=utf-8',
      true,
    ]);
    // A stranger may have asked to move their account to it: whose account it is is said, and nothing submits itself.
    expect(page.body).toContain(user.email);
    expect(page.body).not.toContain('<script');
    expect((await client.get('me', user.own)).json().email).toBe(user.email);

    expect((await confirm(token)).statusCode).toBe(200);
    expect((await client.get('me', user.own)).json().email).toBe(user.wanted);
    expect([await signInStatus(user.email), await signInStatus(user.wanted)]).toEqual([401, 200]);
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
    expect((await client.get('me', user.own)).json().email).toBe(user.wanted);
  });

  it('needs the present password and another address', async () => {
    expect((await request(user.wanted, 'Wrong42Cup!')).json()).toMatchObject({ status: 422, code: 'wrong_password' });
    expect((await request(user.email.toUpperCase())).json()).toMatchObject({ status: 422, code: 'same_address' });
    await app.runJobs();
    expect(mailsTo(user.wanted)).toEqual([]);
  });

  it('is refused at its field when the present password contains the new address, and sends no mail', async () => {
    const password = 'Xx.Ada42@Example.com!';
    const owner = await aUser(db, { password });
    user.own = await client.signIn(owner.email, password);
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
    await aUser(db, { email: user.wanted });
    expect((await confirm(token)).json()).toMatchObject({ status: 409, code: 'email_taken' });
    expect((await client.get('me', user.own)).json().email).toBe(user.email);
  });

  it('is not kept from an address by a sign-up that waits for its link there', async () => {
    await client.post('sign-up', { email: user.wanted, password: PASSWORD });
    await app.runJobs();
    await move();
    expect((await client.get('me', user.own)).json().email).toBe(user.wanted);
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
    await client.post('password/recovery', { email: user.email });
    await app.runJobs();
    const token = findRecoveryToken(app, user.email);
    await move();
    expect((await client.post('password/reset', { token, password: 'Daisy43Mug!' })).statusCode).toBe(404);
  });

  it.each([
    [
      'changed',
      async () => client.post('password/change', { present_password: PASSWORD, password: 'Daisy43Mug!' }, user.own),
    ],
    [
      'reset',
      async () => {
        await client.post('password/recovery', { email: user.email });
        await app.runJobs();
        return client.post('password/reset', { token: findRecoveryToken(app, user.email), password: 'Daisy43Mug!' });
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
    await client.post('password/change', { present_password: PASSWORD, password: 'Daisy43Mug!' }, user.own);
    await app.runJobs();
    expect(mailsTo(user.wanted)).toEqual([]);
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
