import { beforeEach, describe, expect, it } from 'vitest';
import { aUser } from '../../testing/a-user';
import { startAccounts } from '../../testing/start-accounts';

const PASSWORD = 'Tulip42Cup!';
const NOTICE = 'Too many sign-in attempts';

const { db, app, startReplica } = await startAccounts({
  env: { LOCAL_MODE: 'false', MAILS_PER_IP: '7', MAILS_IN_ALL: '12' },
});
const replicas = [app, await startReplica()] as const;

beforeEach(async () => {
  await mailsAfter([]);
  await db.owner.query('delete from throttle');
});

/** Requests go to the replicas in turns. */
const post = (path: string, payload: object, index: number, remoteAddress = '192.0.2.1') =>
  replicas[index % 2 ? 1 : 0].inject({ method: 'POST', url: `/api/accounts/${path}`, payload, remoteAddress });
const signIn = (email: string, password: string, index: number) => post('session', { email, password }, index);

async function mailsAfter(jobs: Promise<unknown>[]): Promise<number> {
  const sent = () => replicas.reduce((sum, { mails }) => sum + mails.length, 0);
  const before = sent();
  await Promise.all(jobs);
  await Promise.all(replicas.map((app) => app.runJobs()));
  await Promise.all(replicas.map((app) => app.runJobs()));
  return sent() - before;
}

describe('replicas count together', () => {
  it('the attempts to sign in to one address', async () => {
    const { email } = await aUser(db, { password: PASSWORD });
    for (let round = 0; round < 10; round++) await signIn(email, 'Wrong42Cup!', round);
    for (const replica of [0, 1]) expect((await signIn(email, PASSWORD, replica)).statusCode).toBe(401);
    await db.owner.query('delete from throttle');
    for (const replica of [0, 1]) expect((await signIn(email, PASSWORD, replica)).statusCode).toBe(200);
  });

  it('the attempts of one visitor, also when they come at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 104 }, (_, index) => signIn(`guess-${index}@example.com`, PASSWORD, index)),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(4);
  });

  it('the questions of one visitor about mailed links', async () => {
    const answers = await Promise.all(
      Array.from({ length: 64 }, (_, index) => post('password/reset/check', { token: 'guess' }, index)),
    );
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect(refused).toHaveLength(4);
    expect(refused[0]?.json()).toMatchObject({ code: 'too_many_attempts' });
    expect(refused[0]?.headers['retry-after']).toBeDefined();
  });

  it.each(['sign-up', 'verification/resend', 'password/recovery'])('the mails that %s causes', async (path) => {
    const { email } = await aUser(db, { password: PASSWORD, verified: false });
    const payload = { email, ...(path === 'sign-up' && { password: PASSWORD }) };
    const jobs = Array.from({ length: 9 }, (_, index) => post(path, payload, index));
    expect(await mailsAfter(jobs)).toBe(5);
  });

  it('the mails of a sign-up and those that are asked for again', async () => {
    const { email } = await aUser(db, { password: PASSWORD, verified: false });
    const jobs = ['sign-up', 'verification/resend', 'sign-up', 'verification/resend', 'sign-up', 'verification/resend'];
    const createPayload = (path: string) => ({ email, ...(path === 'sign-up' && { password: PASSWORD }) });
    expect(await mailsAfter(jobs.map((path, index) => post(path, createPayload(path), index)))).toBe(5);
  });

  it('the mails that one visitor causes to many addresses', async () => {
    const people = [];
    for (let count = 0; count < 10; count++) people.push(await aUser(db));
    const jobs = people.map(({ email }, index) => post('password/recovery', { email }, index));
    expect(await mailsAfter(jobs)).toBe(7);
  });
});

describe('an attacker who uses up the mails of an address', () => {
  const asStranger = (path: string, email: string, index: number) =>
    post(path, { email, ...(path === 'sign-up' && { password: PASSWORD }) }, index, '192.0.2.66');
  const sixTimes = (path: string, email: string) =>
    mailsAfter(Array.from({ length: 6 }, (_, index) => asStranger(path, email, index)));

  it.each(['sign-up', 'verification/resend'])('by %s leaves its owner those for a new password', async (path) => {
    const { email } = await aUser(db);
    expect(await sixTimes(path, email)).toBe(5);
    expect(await mailsAfter([post('password/recovery', { email }, 0)])).toBe(1);
  });

  it('by asking for a new password leaves its owner those for a confirmation', async () => {
    const { email } = await aUser(db, { verified: false });
    expect(await sixTimes('password/recovery', email)).toBe(5);
    expect(await mailsAfter([post('verification/resend', { email }, 0)])).toBe(1);
  });
});

describe('guesses at one address from many networks', () => {
  const guess = (email: string, index: number) =>
    post('session', { email, password: 'Wrong42Cup!' }, index, `192.0.${index % 200}.1`);

  it('are refused together, and the owner gets a link that opens the account', async () => {
    const { email } = await aUser(db, { password: PASSWORD });
    for (let index = 0; index < 50; index++) expect((await guess(email, index)).statusCode).toBe(401);
    expect((await post('session', { email, password: PASSWORD }, 0, '192.0.250.1')).statusCode).toBe(401);
    const mail = () => replicas.flatMap(({ mails }) => mails).findLast(({ to }) => to === email);
    await expect
      .poll(async () => {
        await mailsAfter([]);
        return mail()?.subject;
      })
      .toBe('Sign in with this link');
    const token = /mode=reset#([\w-]+)/.exec(mail()?.text ?? '')?.[1];
    expect((await post('password/reset', { token, password: 'Daisy43Mug!' }, 0)).statusCode).toBe(200);
  });

  it('do not count the sign-ins that succeed', async () => {
    const { email } = await aUser(db, { password: PASSWORD });
    for (let index = 0; index < 45; index++) await guess(email, index);
    for (let index = 0; index < 10; index++)
      expect((await post('session', { email, password: PASSWORD }, index)).statusCode).toBe(200);
  });
});

describe('guesses at one address from one network', () => {
  const guess = (email: string, index: number, network: number) =>
    post('session', { email, password: 'Wrong42Cup!' }, index, `198.51.100.${network}`);

  it('that are refused leave the owner the attempts from elsewhere', async () => {
    const { email } = await aUser(db, { password: PASSWORD });
    for (let index = 0; index < 60; index++) await guess(email, index, 1);
    expect((await post('session', { email, password: PASSWORD }, 0, '192.0.250.1')).statusCode).toBe(200);
  });

  it('are mailed about four times an hour, however many networks take part', async () => {
    const { email } = await aUser(db, { password: PASSWORD });
    for (let network = 1; network <= 7; network++)
      for (let index = 0; index < 11; index++) await guess(email, index, network);
    const notices = () =>
      replicas.flatMap(({ mails }) => mails).filter(({ to, subject }) => to === email && subject === NOTICE).length;
    await mailsAfter([]);
    await expect.poll(notices).toBe(4);
  });
});

describe('the mails of all visitors together', () => {
  const requests = (path: string, createPayload: (index: number) => object) =>
    Array.from({ length: 14 }, (_, index) => post(path, createPayload(index), index, `198.51.${index}.1`));

  it('are counted for each purpose: sign-ups use up no recovery', async () => {
    const { email } = await aUser(db);
    const newAddress = (index: number) => ({ email: `new-${index}-${email}`, password: PASSWORD });
    expect(await mailsAfter(requests('sign-up', newAddress))).toBe(12);
    expect(await mailsAfter([post('password/recovery', { email }, 0)])).toBe(1);
    const metrics = (await replicas[0].inject({ method: 'GET', url: '/metrics' })).body;
    const others = (await replicas[1].inject({ method: 'GET', url: '/metrics' })).body;
    expect(`${metrics}${others}`).toMatch(/mail_budget_exhausted_total\{purpose="sign-up"[^}]*\} [12]/);
  });
});

describe('a visitor who is refused', () => {
  const flood = (email: string, index: number) => post('password/recovery', { email }, index, '192.0.2.66');

  it('does not use up the mails that all share', async () => {
    const { email } = await aUser(db);
    await mailsAfter(Array.from({ length: 20 }, (_, index) => flood(`nobody-${index}@example.com`, index)));
    expect(await mailsAfter([post('password/recovery', { email }, 0)])).toBe(1);
  });

  it('does not use up the mails of the address that they name', async () => {
    const { email } = await aUser(db);
    await mailsAfter(Array.from({ length: 7 }, (_, index) => flood(`nobody-${index}@example.com`, index)));
    expect(await mailsAfter(Array.from({ length: 6 }, (_, index) => flood(email, index)))).toBe(0);
    expect(await mailsAfter([post('password/recovery', { email }, 0)])).toBe(1);
  });

  it('is the same visitor at every address of an IPv6 network', async () => {
    const answers = [];
    for (let index = 0; index < 102; index++) {
      const address = `2001:db8:0:1::${(index + 1).toString(16)}`;
      answers.push(await post('session', { email: `guess-${index}@example.com`, password: PASSWORD }, index, address));
    }
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(2);
  });
});
