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

const post = (path: string, payload: object) => app.inject({ method: 'POST', url: `/api/accounts/${path}`, payload });
const signUp = () => post('sign-up', { email, password: PASSWORD });
const resend = () => post('verification/resend', { email });
const confirm = (token: string) => post('verification/confirm', { token, password: PASSWORD });

describe('resendVerification', () => {
  it('replaces the link', async () => {
    await signUp();
    await app.runJobs();
    const first = findVerificationToken(app, email);
    expect((await resend()).json()).toEqual({ email });
    await app.runJobs();
    expect((await confirm(first)).json()).toMatchObject({ code: 'verification_link_invalid' });
    expect((await confirm(findVerificationToken(app, email))).statusCode).toBe(200);
  });

  it('leaves one working link, however many are asked for at once', async () => {
    await signUp();
    await app.runJobs();
    await Promise.all(Array.from({ length: 4 }, () => resend()));
    await app.runJobs();
    const tokens = app.mails.filter(({ to }) => to === email).map(({ text }) => /token=([\w-]+)/.exec(text)?.[1] ?? '');
    expect(tokens).toHaveLength(5);
    const answers = await Promise.all(tokens.map((token) => confirm(token)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  it('tells the owner of a confirmed address what was asked for, in words that are true of a sign-up too', async () => {
    await aUser(db, { email });
    await resend();
    await signUp();
    await app.runJobs();
    const mails = app.mails.filter(({ to }) => to === email);
    expect(mails.map(({ subject }) => subject)).toEqual(['You already have an account', 'You already have an account']);
    for (const { text } of mails)
      expect(text).toContain('used this address to sign up at Declic, or asked for its confirmation mail again');
  });

  it('answers the same for an unknown address, and sends no mail', async () => {
    const before = app.mails.length;
    const answer = await resend();
    expect([answer.statusCode, answer.json()]).toEqual([202, { email }]);
    await app.runJobs();
    expect(app.mails).toHaveLength(before);
  });
});
