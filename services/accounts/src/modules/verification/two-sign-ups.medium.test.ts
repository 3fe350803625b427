import { describe, expect, it } from 'vitest';
import { findVerificationTokens } from '../../testing/links';
import { PASSWORD, startVerification } from './testing/start-verification';

const { app, confirm, signIn, signUp, visitor } = await startVerification();

describe('two sign-ups for one address', () => {
  const STRANGERS = 'Other42Cup!';

  /** The links in the order of the sign-ups: the owner's, then the stranger's. */
  async function signUpTwice() {
    await signUp(STRANGERS);
    await app.runJobs();
    const [own, strangers] = findVerificationTokens(app, visitor.email);
    if (!own || !strangers) throw new Error('There are not two links.');
    return { own, strangers };
  }

  it('leave the first link and its password as they were', async () => {
    await signUpTwice();
    expect((await confirm()).statusCode).toBe(200);
    expect((await signIn(PASSWORD)).statusCode).toBe(200);
    expect((await signIn(STRANGERS)).statusCode).toBe(401);
  });

  it('never open the account with the password of the other, whichever link is opened first', async () => {
    const { strangers } = await signUpTwice();
    visitor.token = strangers;
    expect((await confirm()).json()).toMatchObject({ code: 'password_required' });
    expect((await confirm({}, { password: PASSWORD })).json()).toMatchObject({ code: 'wrong_password' });
    expect((await confirm({}, { new_password: 'Daisy43Mug!' })).statusCode).toBe(200);
    for (const password of [PASSWORD, STRANGERS]) expect((await signIn(password)).statusCode).toBe(401);
    expect((await signIn('Daisy43Mug!')).statusCode).toBe(200);
  });

  it('end with the first that is confirmed: the other link opens nothing', async () => {
    const { strangers } = await signUpTwice();
    expect((await confirm()).statusCode).toBe(200);
    visitor.token = strangers;
    expect((await confirm({}, { password: STRANGERS })).json()).toMatchObject({ code: 'verification_link_invalid' });
    expect((await signIn(STRANGERS)).statusCode).toBe(401);
  });

  it('from one browser are both its own', async () => {
    const same = await signUp('Daisy43Mug!', visitor.cookies);
    expect(same).toEqual(visitor.cookies);
    await app.runJobs();
    const [first, second] = findVerificationTokens(app, visitor.email);
    expect([first, second]).not.toContain(undefined);
    visitor.token = second ?? '';
    expect((await confirm()).statusCode).toBe(200);
    expect((await signIn('Daisy43Mug!')).statusCode).toBe(200);
    expect((await signIn(PASSWORD)).statusCode).toBe(401);
  });

  it('are not silenced by five that came before', async () => {
    visitor.email = `late-${visitor.email}`;
    for (let round = 0; round < 5; round++) await signUp(STRANGERS);
    const own = await signUp(PASSWORD);
    await app.runJobs();
    const statuses = [];
    // Jobs run side by side, so the order of the mails is not that of the sign-ups.
    for (const token of findVerificationTokens(app, visitor.email)) {
      visitor.token = token;
      statuses.push((await confirm({}, {}, own)).statusCode);
    }
    expect(statuses).toHaveLength(6);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect((await signIn(PASSWORD)).statusCode).toBe(200);
  });

  it('each keep one link: asking again replaces that of the browser that asks', async () => {
    const { own, strangers } = await signUpTwice();
    const payload = { email: visitor.email };
    await app.inject({ method: 'POST', url: '/api/accounts/verification/resend', payload, cookies: visitor.cookies });
    await app.runJobs();
    const [, , renewed] = findVerificationTokens(app, visitor.email);
    visitor.token = own;
    expect((await confirm()).json()).toMatchObject({ code: 'verification_link_invalid' });
    visitor.token = strangers;
    expect((await confirm()).json()).toMatchObject({ code: 'password_required' });
    visitor.token = renewed ?? '';
    expect((await confirm()).statusCode).toBe(200);
    expect((await signIn(PASSWORD)).statusCode).toBe(200);
  });
});
