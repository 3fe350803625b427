import { beforeEach, describe, expect, it } from 'vitest';
import { aUser } from '../../testing/a-user';
import { findVerificationToken } from '../../testing/links';
import { newAddress } from '../../testing/new-address';
import { startAccounts } from '../../testing/start-accounts';

const PASSWORD = 'Tulip42Cup!';

const { db, app } = await startAccounts();
let email: string;

beforeEach(() => {
  email = newAddress();
});

const signUp = (payload: object) => app.inject({ method: 'POST', url: '/api/accounts/sign-up', payload });
const signIn = (password: string) =>
  app.inject({ method: 'POST', url: '/api/accounts/session', payload: { email, password } });

describe('signUp', () => {
  it('mails a link to a new address and stores nothing of its secret', async () => {
    const answer = await signUp({ email, password: PASSWORD });
    expect(answer.statusCode).toBe(202);
    expect(answer.json()).toEqual({ email });
    await app.runJobs();
    const token = findVerificationToken(app, email);
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const [row] = await db.owner.query<{ hash: Buffer }[]>(
      'select token_hash as hash from verification_token join users on users.id = user_id where email = $1',
      [email],
    );
    expect(row?.hash.toString('base64url')).not.toBe(token);
  });

  it('answers the same for an address that has an account, and writes to its owner instead', async () => {
    const owner = await aUser(db, { password: PASSWORD, email });
    const [known, unknown] = [
      await signUp({ email: email.toUpperCase(), password: 'Other42Cup!' }),
      await signUp({ email: `new-${email}`, password: PASSWORD }),
    ];
    expect(known.statusCode).toBe(unknown.statusCode);
    expect(Object.keys(known.json())).toEqual(Object.keys(unknown.json()));
    await app.runJobs();
    expect(app.mails.filter(({ to }) => to === owner.email).map(({ subject }) => subject)).toEqual([
      'You already have an account',
    ]);
    expect(app.mails.filter(({ to }) => to === email.toUpperCase())).toEqual([]);
    expect((await signIn(PASSWORD)).statusCode).toBe(200);
    expect((await signIn('Other42Cup!')).statusCode).toBe(401);
  });

  it.each([
    [{ password: 'short1!' }, 'password', 'Password must be at least 8 characters long'],
    [{ password: 'Password1!' }, 'password', 'This password is among the most common ones. Choose another.'],
    [
      { email: 'ada@example.com', password: 'Ada@example.com1' },
      'password',
      'Password must not contain your e-mail address',
    ],
    [{ email: 'no address' }, 'email', 'must be an e-mail address'],
    [{ email: `${'a'.repeat(250)}@example.com` }, 'email', 'must have at most 255 characters'],
    [{ user_id: 'somebody' }, 'user_id', 'is not known'],
  ])('refuses %j and names the field', async (change, field, message) => {
    const answer = await signUp({ email, password: PASSWORD, ...change });
    expect(answer.statusCode).toBe(422);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(answer.json()).toMatchObject({ code: 'validation_failed', errors: [{ in: 'body', field, message }] });
  });

  it('stops mailing an address that asks too often, and does not show it', async () => {
    for (let round = 0; round < 23; round++) expect((await signUp({ email, password: PASSWORD })).statusCode).toBe(202);
    await app.runJobs();
    expect(app.mails.filter(({ to }) => to === email)).toHaveLength(20);
  });
});

describe('signing in before verification', () => {
  it('is refused like a wrong password, and mails a new link', async () => {
    await signUp({ email, password: PASSWORD });
    await app.runJobs();
    const first = findVerificationToken(app, email);
    const [unverified, wrong] = [await signIn(PASSWORD), await signIn('Wrong42Cup!')];
    expect(unverified.statusCode).toBe(401);
    expect({ ...unverified.json(), request_id: '' }).toEqual({ ...wrong.json(), request_id: '' });
    await expect
      .poll(async () => {
        await app.runJobs();
        return findVerificationToken(app, email);
      })
      .not.toBe(first);
  });
});
