import { Mailer } from '@declic/nest-kit';
import {
  createTestApp,
  startTestService,
  type TestApp,
  workBeforeAnswer,
  type WorkBeforeAnswer,
} from '@declic/nest-kit/testing';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { AppModule } from '../../app.module';
import { aUser } from '../../testing/a-user';
import { CountingPasswordHasher } from '../../testing/counting-password-hasher';
import { PasswordHasher } from '../passwords/password-hasher';
import { RecoveryService } from '../recovery/recovery.service';

const PASSWORD = 'Tulip42Cup!';
const COST = 'argon2id v=19 m=19456,t=2,p=1';
const MAIL = { to: 'verified@example.com', subject: 'Your password', text: '', html: '' };
const hasher = new CountingPasswordHasher();

const env = { SIGN_IN_ATTEMPTS_PER_ADDRESS: '1000', SIGN_IN_ATTEMPTS_PER_ADDRESS_IN_ALL: '100000' };
const { db, app } = await startTestService(AppModule, {
  env,
  override: (builder) => builder.overrideProvider(PasswordHasher).useValue(hasher),
});

beforeAll(async () => {
  const real = { password: PASSWORD, hasher };
  await aUser(db, { email: 'verified@example.com', ...real });
  await aUser(db, { email: 'unverified@example.com', verified: false, ...real });
  await aUser(db, { email: 'throttled@example.com', ...real });
  await throttle('throttled@example.com');
});

type Request = () => Promise<{ readonly statusCode: number }>;

/**
 * What the time of a request depends on most: the hashes of the service's hasher, and what is sent before the answer. A timer, or a hash
 * that passes the hasher by, is not seen.
 */
interface Work extends Readonly<WorkBeforeAnswer> {
  readonly status: number;
  readonly hashes: readonly string[];
}

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
const eachAddress = (request: (email: string) => ReturnType<Request>) => ({
  verified: () => request('verified@example.com'),
  unverified: () => request('unverified@example.com'),
  throttled: () => request('throttled@example.com'),
  unknown: () => request(nobody()),
});

async function workOf(request: Request): Promise<Work> {
  hasher.work.length = 0;
  // Expired counters are deleted by chance, for any address alike.
  const random = vi.spyOn(Math, 'random').mockReturnValue(0.5);
  const { answer, ...sent } = await workBeforeAnswer(request).finally(() => random.mockRestore());
  return { status: answer.statusCode, hashes: [...hasher.work], ...sent };
}

/** The work of each kind, when all have been requested before. */
async function workOfEach(kinds: Readonly<Record<string, Request>>): Promise<[kind: string, work: Work][]> {
  for (const request of Object.values(kinds)) await request();
  const works: [string, Work][] = [];
  for (const [kind, request] of Object.entries(kinds)) works.push([kind, await workOf(request)]);
  return works;
}

/** The kinds whose work is another than the first one's. */
function toldApart([first, ...others]: readonly [kind: string, work: Work][]): string[] {
  return others.filter(([, work]) => JSON.stringify(work) !== JSON.stringify(first?.[1])).map(([kind]) => kind);
}

describe('the work before the answer does not reveal', () => {
  it('of signIn whether an address is known, verified, throttled, or whose password was right', async () => {
    const works = await workOfEach({
      ...eachAddress((email) => signIn(email, 'Wrong42Cup!')),
      'unverified, right password': () => signIn('unverified@example.com', PASSWORD),
      'throttled, right password': () => signIn('throttled@example.com', PASSWORD),
    });
    expect(toldApart(works)).toEqual([]);
    // Two limits and the user.
    expect(works[0]?.[1]).toMatchObject({ status: 401, hashes: [`verify ${COST}`], statements: { length: 3 } });
  });

  it.each([
    ['signUp', [`hash ${COST}`], (email: string) => post('sign-up', { email, password: PASSWORD })],
    ['resendVerification', [], (email: string) => post('verification/resend', { email })],
    ['requestPasswordRecovery', [], (email: string) => post('password/recovery', { email })],
  ])('of %s whether an address is known, verified or throttled', async (_, hashes, request) => {
    const works = await workOfEach(eachAddress(request));
    expect(toldApart(works)).toEqual([]);
    // The job that looks.
    expect(works[0]?.[1]).toMatchObject({ status: 202, hashes, statements: { length: 1 } });
  });
});

describe('the same count finds', () => {
  it('a sign-in that skips the hash for unknown addresses', async () => {
    const leaky: Pick<PasswordHasher, 'hash' | 'matches'> = {
      hash: (password) => hasher.hash(password),
      matches: async (hash, password) => hash !== null && hasher.matches(hash, password),
    };
    await withLeak([PasswordHasher, leaky], async (leak) => {
      const works = await workOfEach(eachAddress((email) => signIn(email, 'Wrong42Cup!', leak)));
      expect(toldApart(works)).toEqual(['unknown']);
    });
  });

  it('a recovery that looks for its user before it answers', async () => {
    const recovery = app.nest.get(RecoveryService);
    const [owner] = await db.owner.query<{ id: string }[]>(`select id from users where email = 'verified@example.com'`);
    const leaky: Pick<RecoveryService, 'request'> = {
      request: async ({ email }) => {
        if (owner && email === 'verified@example.com') await recovery.issue(owner.id);
      },
    };
    await expectFound(leaky);
  });

  it.each([
    ['calls another service', () => fetch('data:,')],
    ['sends the mail itself', () => app.nest.get(Mailer).send(MAIL)],
  ])('a recovery that %s before it answers, for a known address', async (_, send) => {
    await expectFound({
      request: async ({ email }) => {
        if (email === 'verified@example.com') await send();
      },
    });
  });
});

async function expectFound(leaky: Pick<RecoveryService, 'request'>): Promise<void> {
  await withLeak([RecoveryService, leaky], async (leak) => {
    const works = await workOfEach(eachAddress((email) => post('password/recovery', { email }, leak)));
    expect(toldApart(works)).toEqual(['unverified', 'throttled', 'unknown']);
  });
}

/** A service in which one provider leaks. */
async function withLeak(
  [provider, leaky]: readonly [provider: typeof PasswordHasher | typeof RecoveryService, leaky: object],
  work: (leak: TestApp) => Promise<void>,
): Promise<void> {
  const leak = await createTestApp(AppModule, {
    db,
    env,
    override: (builder) => builder.overrideProvider(provider).useValue(leaky),
  });
  try {
    await work(leak);
  } finally {
    await leak.close();
  }
}
