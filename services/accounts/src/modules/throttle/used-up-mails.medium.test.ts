import { beforeEach, describe, expect, it } from 'vitest';
import { findRecoveryToken, findVerificationTokens } from '../../testing/links';
import { startAccounts } from '../../testing/start-accounts';

const PASSWORD = 'Tulip42Cup!';
const STRANGERS_PASSWORD = 'Daisy43Mug!';
const OWNER = '192.0.2.1';
/** Four networks with five mails an hour each use up the twenty of an address. */
const NETWORKS = ['198.51.100.1', '198.51.100.2', '198.51.100.3', '198.51.100.4'];

const { app } = await startAccounts({ env: { LOCAL_MODE: 'false' } });
let email: string;
let count = 0;

beforeEach(async () => {
  email = `owner-${++count}@example.com`;
});

const post = (path: string, payload: object, remoteAddress = OWNER) =>
  app.inject({ method: 'POST', url: `/api/accounts/${path}`, payload, remoteAddress });
const mails = () => app.mails.filter(({ to }) => to === email);
const signIn = async (password: string) => (await post('session', { email, password })).statusCode;

async function useUp(path: string, payload: object = {}): Promise<void> {
  for (const network of NETWORKS)
    for (let index = 0; index < 5; index++) await post(path, { email, ...payload }, network);
  await app.runJobs();
  await app.runJobs();
}

async function signUp(): Promise<void> {
  await post('sign-up', { email, password: PASSWORD });
  await app.runJobs();
  await app.runJobs();
}

describe('the owner of an address whose twenty mails of an hour a stranger used up', () => {
  it('by signing up gets in with any of those mails, and a password of their own', async () => {
    await useUp('sign-up', { password: STRANGERS_PASSWORD });
    await signUp();
    expect(mails()).toHaveLength(20);
    const token = findVerificationTokens(app, email)[7];
    expect((await post('verification/confirm', { token, new_password: PASSWORD })).statusCode).toBe(200);
    expect([await signIn(PASSWORD), await signIn(STRANGERS_PASSWORD)]).toEqual([200, 401]);
  });

  it('by signing up gets in with a recovery link, whose mails are counted apart', async () => {
    await useUp('sign-up', { password: STRANGERS_PASSWORD });
    await post('password/recovery', { email });
    await app.runJobs();
    await app.runJobs();
    const reset = { token: findRecoveryToken(app, email), password: PASSWORD };
    expect((await post('password/reset', reset)).statusCode).toBe(200);
    expect([await signIn(PASSWORD), await signIn(STRANGERS_PASSWORD)]).toEqual([200, 401]);
  });

  it('by asking for recoveries gets in with the newest of them', async () => {
    await signUp();
    await useUp('password/recovery');
    const reset = { token: findRecoveryToken(app, email), password: PASSWORD };
    expect((await post('password/reset', reset)).statusCode).toBe(200);
  });
});

describe('requests for an address that has no account', () => {
  it('use up none of the mails of its sign-up', async () => {
    await useUp('verification/resend');
    await signUp();
    expect(mails()).toHaveLength(1);
  });

  it('use up none of the recoveries that it has later', async () => {
    await useUp('password/recovery');
    await signUp();
    await post('password/recovery', { email });
    await app.runJobs();
    await app.runJobs();
    expect(findRecoveryToken(app, email)).toBeTruthy();
  });
});
