import { createTestApp, startTestService } from '@declic/nest-kit/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { AppModule } from '../../app.module';
import { aUser } from '../../testing/a-user';
import { tellability, measureTimes } from '../../testing/timing';
import { PasswordHasher } from '../passwords/password-hasher';
import { RecoveryService } from '../recovery/recovery.service';

const PASSWORD = 'Tulip42Cup!';
const ROUNDS = 30;

/** More than four standard deviations away from what equal times give, and far from the 1.0 of a work that is left out. */
const LINE = 0.65;

/** On a machine that is busy beyond measure; a leak is found again each time, and what does not leak is not. */
const RETRIED = { timeout: 180_000, retry: 2 };

const { db, app } = await startTestService(AppModule, {
  env: { SIGN_IN_ATTEMPTS_PER_ADDRESS: '1000', SIGN_IN_ATTEMPTS_PER_ADDRESS_IN_ALL: '100000' },
});

beforeAll(async () => {
  const real = { password: PASSWORD, hasher: new PasswordHasher() };
  await aUser(db, { email: 'verified@example.com', ...real });
  await aUser(db, { email: 'unverified@example.com', verified: false, ...real });
  await aUser(db, { email: 'throttled@example.com', ...real });
  await throttle('throttled@example.com');
});

let count = 0;

const post = (path: string, payload: object, at = app) =>
  at.inject({ method: 'POST', url: `/api/accounts/${path}`, payload });
const signIn = (email: string, password: string, at = app) => post('session', { email, password }, at);
const nobody = () => `nobody-${++count}@example.com`;

/** Uses up what the address may ask for: mails, and attempts to sign in. */
async function throttle(email: string): Promise<void> {
  for (let round = 0; round < 6; round++) await post('password/recovery', { email });
  await app.runJobs();
  await signIn(email, PASSWORD);
  await db.owner.query(`update throttle set hits = 1000000 where bucket like 'sign-in-address:%'`);
}

/** One of each kind of address, for an operation that takes an address. */
const eachAddress = (request: (email: string) => Promise<unknown>) => ({
  verified: () => request('verified@example.com'),
  unverified: () => request('unverified@example.com'),
  throttled: () => request('throttled@example.com'),
  unknown: () => request(nobody()),
});

describe('response times do not reveal', () => {
  it('of signIn whether an address is known, verified, throttled, or whose password was right', RETRIED, async () => {
    const kinds = {
      ...eachAddress((email) => signIn(email, 'Wrong42Cup!')),
      'unverified, right password': () => signIn('unverified@example.com', PASSWORD),
      'throttled, right password': () => signIn('throttled@example.com', PASSWORD),
    };
    for (const request of Object.values(kinds)) expect((await request()) as object).toMatchObject({ statusCode: 401 });
    expect(tellability(await measureTimes(kinds, ROUNDS))).toBeLessThan(LINE);
  });

  it.each([
    ['signUp', (email: string) => post('sign-up', { email, password: PASSWORD })],
    ['resendVerification', (email: string) => post('verification/resend', { email })],
    ['requestPasswordRecovery', (email: string) => post('password/recovery', { email })],
  ])('of %s whether an address is known, verified or throttled', RETRIED, async (_, request) => {
    expect(await request(nobody())).toMatchObject({ statusCode: 202 });
    expect(tellability(await measureTimes(eachAddress(request), ROUNDS))).toBeLessThan(LINE);
  });
});

describe('the same measurement finds', () => {
  it('a sign-in that skips the hash for unknown addresses', RETRIED, async () => {
    const hasher = new PasswordHasher();
    const leaky: Pick<PasswordHasher, 'hash' | 'matches'> = {
      hash: (password) => hasher.hash(password),
      matches: async (hash, password) => hash !== null && hasher.matches(hash, password),
    };
    const leak = await createTestApp(AppModule, {
      db,
      env: { SIGN_IN_ATTEMPTS_PER_ADDRESS: '1000', SIGN_IN_ATTEMPTS_PER_ADDRESS_IN_ALL: '100000' },
      override: (builder) => builder.overrideProvider(PasswordHasher).useValue(leaky),
    });
    try {
      const kinds = eachAddress((email) => signIn(email, 'Wrong42Cup!', leak));
      expect(tellability(await measureTimes(kinds, ROUNDS))).toBeGreaterThan(LINE);
    } finally {
      await leak.close();
    }
  });

  it('a recovery that looks for its user before it answers', RETRIED, async () => {
    const recovery = app.nest.get(RecoveryService);
    const [owner] = await db.owner.query<{ id: string }[]>(`select id from users where email = 'verified@example.com'`);
    const leaky: Pick<RecoveryService, 'request'> = {
      request: async ({ email }) => {
        if (owner && email === 'verified@example.com') await recovery.issue(owner.id);
      },
    };
    const leak = await createTestApp(AppModule, {
      db,
      override: (builder) => builder.overrideProvider(RecoveryService).useValue(leaky),
    });
    try {
      const kinds = eachAddress((email) => post('password/recovery', { email }, leak));
      expect(tellability(await measureTimes(kinds, ROUNDS))).toBeGreaterThan(LINE);
    } finally {
      await leak.close();
    }
  });
});
