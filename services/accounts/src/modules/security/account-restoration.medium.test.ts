import { describe, expect, it } from 'vitest';
import { findRecoveryToken, mailedToken } from '../../testing/links';
import type { Tokens } from '../../testing/session-client';
import { DAY_MS, startAddressChanges } from './testing/start-address-changes';

interface NewKey {
  readonly token: string;
  readonly key: { readonly kid: string };
}

const { actions, app, changeLink, client, clock, confirm, mailsTo, move, request, signInAnother, signInStatus, user } =
  await startAddressChanges();

const undoLink = (address = user.email) => mailedToken(app, address, '/api/accounts/email/restoration');
const restore = (token: string) => client.post('email/restoration', { token });

describe('the mail to the former address', () => {
  it('takes the account back: address restored, sessions ended, password void, recovery open', async () => {
    await move();
    const token = await undoLink();
    expect((await client.get(`email/restoration?token=${token}`)).body).toContain('This was not me');
    expect(await client.isLive(user.own)).toBe(true);

    expect((await restore(token)).statusCode).toBe(200);
    expect(await client.isLive(user.own)).toBe(false);
    expect([await signInStatus(user.wanted), await signInStatus(user.email)]).toEqual([401, 401]);
    expect((await client.get(`email/restoration?token=${token}`)).body).toContain('/login?mode=recover');
    await client.post('password/recovery', { email: user.email });
    await app.runJobs();
    const reset = await client.post('password/reset', {
      token: findRecoveryToken(app, user.email),
      password: 'Daisy43Mug!',
      client: 'token',
    });
    expect((await client.get('me', reset.json())).json().email).toBe(user.email);
  });

  describe('and the API key', () => {
    const create = async () => (await client.post('keys', {}, user.own)).json<NewKey>();
    const replace = (kid: string) => client.post('keys/refresh', { kid }, user.own);
    const opens = async ({ token }: NewKey) => (await actions.authenticate(token)) !== null;

    async function recover(): Promise<Tokens> {
      await client.post('password/recovery', { email: user.email });
      await app.runJobs();
      const reset = { token: findRecoveryToken(app, user.email), password: 'Daisy43Mug!', client: 'token' };
      return (await client.post('password/reset', reset)).json<Tokens>();
    }

    it.each(['before', 'after'])('that was made %s the change is revoked, which a mail says', async (when) => {
      const former = when === 'before' ? await create() : null;
      await move();
      const key = former ?? (await create());
      expect(await opens(key)).toBe(true);
      const token = await undoLink();
      expect((await client.get(`email/restoration?token=${token}`)).body).toContain('the API key is revoked');
      expect((await restore(token)).statusCode).toBe(200);
      expect(await opens(key)).toBe(false);
      await app.runJobs();
      const mail = mailsTo(user.email).find(({ subject }) => subject === 'Your account has its former address again');
      expect(mail?.text).toContain(`which begins with ${key.key.kid}, is revoked`);
      expect((await client.get(`email/restoration?token=${token}`)).body).toContain('your API key is revoked');
      const made = await client.post('keys', {}, await recover());
      expect([made.statusCode, await opens(made.json())]).toEqual([201, true]);
    });

    it('is not mentioned by the mail when there was none', async () => {
      await move();
      expect((await restore(await undoLink())).statusCode).toBe(200);
      await app.runJobs();
      const mail = mailsTo(user.email).find(({ subject }) => subject === 'Your account has its former address again');
      expect(mail?.text).toContain('/login?mode=recover');
      expect(mail?.text).not.toContain('API key');
    });

    it('that is made or replaced at the same moment opens nothing', async () => {
      for (let round = 0; round < 4; round++) {
        await signInAnother();
        let kid = round % 2 ? (await create()).key.kid : null;
        await move();
        const token = await undoLink();
        let isRestored = false;
        const made: NewKey[] = [];
        const makeKeys = async () => {
          while (!isRestored) {
            const answer = await (kid === null ? client.post('keys', {}, user.own) : replace(kid));
            if (answer.statusCode !== 201) continue;
            made.push(answer.json<NewKey>());
            kid = answer.json<NewKey>().key.kid;
          }
        };
        const making = Promise.all([makeKeys(), makeKeys(), makeKeys()]);
        expect((await restore(token)).statusCode).toBe(200);
        isRestored = true;
        await making;
        for (const key of made) expect(await opens(key)).toBe(false);
        expect(made.length).toBeGreaterThan(0);
      }
    });
  });

  it('still takes the account back when the address was changed once more, and then voids the other links', async () => {
    await move();
    const token = await undoLink();
    await move(`third-${user.email}`);
    const other = await undoLink(user.wanted);
    expect((await restore(token)).statusCode).toBe(200);
    expect((await restore(other)).statusCode).toBe(404);
    expect((await restore(token)).statusCode).toBe(409);
  });

  it('opens nothing when it is sent after the account was taken back', async () => {
    await move();
    const token = await undoLink();
    await request(`third-${user.email}`);
    await confirm(await changeLink(`third-${user.email}`));
    expect((await restore(token)).statusCode).toBe(200);
    await app.runJobs();
    expect(mailsTo(user.wanted).filter(({ text }) => text.includes('email/restoration'))).toEqual([]);
  });

  it('works for a week', async () => {
    await move();
    const token = await undoLink();
    clock.moment = new Date(Date.now() + 7 * DAY_MS + 1000);
    expect((await restore(token)).json()).toMatchObject({ code: 'email_link_expired' });
  });
});
