import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../testing';
import { perVisitor } from './per-visitor';
import { type Limit, Throttle } from './throttle';
import { throttleTable } from './throttle-table';

const config = { THROTTLE_SECRET: 'a secret that only tests know, 32 characters' };
const replicas = [new Throttle(config), new Throttle(config)] as const;
let db: TestDatabase;

beforeAll(async () => {
  db = await startTestDatabase({
    name: 'flow',
    entities: [],
    migrations: throttleTable,
    functions: {},
  });
});

beforeEach(() => db.owner.query('TRUNCATE throttle'));

afterAll(() => db.stop());

const twoAnHour = (subject: string, scope = 'sign-up'): Limit => ({ scope, subject, limit: 2, windowSeconds: 3600 });
const hit = (limits: readonly Limit[], replica = replicas[0]) => replica.hit(db.dataSource.manager, limits);
const allowed = async (...call: Parameters<typeof hit>) => (await hit(...call)).map(({ allowed: within }) => within);

it('allows as many as the limit says, whichever replica is asked', async () => {
  expect(await allowed([twoAnHour('ada')], replicas[0])).toEqual([true]);
  expect(await allowed([twoAnHour('ADA')], replicas[1])).toEqual([true]);
  expect(await hit([twoAnHour('ada')], replicas[0])).toMatchObject([{ allowed: false, firstRefused: true }]);
  expect(await hit([twoAnHour('ada')], replicas[1])).toMatchObject([{ allowed: false, firstRefused: false }]);
});

it('counts subjects and scopes apart', async () => {
  await hit([twoAnHour('ada'), twoAnHour('ada', 'mail')]);
  await hit([twoAnHour('ada')]);

  const [signUp, mail] = await Promise.all([
    allowed([twoAnHour('ada'), twoAnHour('grace')]),
    allowed([twoAnHour('ada', 'mail')]),
  ]);
  expect(signUp.toSorted()).toEqual([false, true]);
  expect(mail).toEqual([true]);
});

/** Moves what was counted into the past, or into the future as a clock that is set back does. */
const age = (interval: string) =>
  db.owner.query(`UPDATE throttle SET started_at = started_at - $1::interval, expires_at = expires_at - $1::interval`, [
    interval,
  ]);

it('begins again two windows later', async () => {
  for (let time = 0; time < 3; time += 1) await hit([twoAnHour('ada')]);
  await age('2 hours');

  expect(await allowed([twoAnHour('ada')])).toEqual([true]);
  expect(await allowed([twoAnHour('ada')])).toEqual([true]);
  expect(await allowed([twoAnHour('ada')])).toEqual([false]);
});

it('does not give the limit twice at the edge of a window', async () => {
  const tenAnHour: Limit = { ...twoAnHour('ada'), limit: 10 };
  const burst = async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => allowed([tenAnHour])));
    return answers.filter(([within]) => within).length;
  };
  expect(await burst()).toBe(10);
  await age('59 minutes 59 seconds');
  expect(await burst()).toBe(0);
  await age('1 second');
  expect(await burst()).toBe(0);
  await age('30 minutes');
  expect(await burst()).toBe(5);
});

it('says truly when the next hit is allowed', async () => {
  for (let time = 0; time < 2; time += 1) await hit([twoAnHour('ada')]);
  const [refused] = await hit([twoAnHour('ada')]);
  // One hour until the window is over, and half of the next until its two hits count as one.
  expect(refused).toMatchObject({ allowed: false, retryAfterSeconds: 5400 });
  await age('89 minutes 58 seconds');
  expect(await hit([twoAnHour('ada')])).toMatchObject([{ allowed: false, retryAfterSeconds: 2 }]);
  await age('2 seconds');
  expect(await allowed([twoAnHour('ada')])).toEqual([true]);
});

it('does not count what it refuses, so that a client that goes on is let in at the same rate', async () => {
  for (let time = 0; time < 50; time += 1) await hit([twoAnHour('ada')]);
  await age('1 hour 30 minutes');

  expect(await allowed([twoAnHour('ada')])).toEqual([true]);
});

it('names the first refusal of each window', async () => {
  for (let time = 0; time < 3; time += 1) await hit([twoAnHour('ada')]);
  await age('1 hour 1 second');

  expect(await hit([twoAnHour('ada')])).toMatchObject([{ allowed: false, firstRefused: true }]);
  expect(await hit([twoAnHour('ada')])).toMatchObject([{ allowed: false, firstRefused: false }]);
});

it('does not refuse for longer when the clock of the server was set back', async () => {
  for (let time = 0; time < 3; time += 1) await hit([twoAnHour('ada')]);
  await age('-3 hours');

  expect(await hit([twoAnHour('ada')])).toMatchObject([{ allowed: true }]);
});

it('subtracts a hit', async () => {
  await hit([twoAnHour('ada')]);
  await hit([twoAnHour('ada')]);
  await replicas[1].decrement(db.dataSource.manager, [twoAnHour('ada')]);

  expect(await allowed([twoAnHour('ada')])).toEqual([true]);
});

it('lets exactly the limit through when all come at once', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => allowed([twoAnHour('ada'), twoAnHour('all')])));

  expect(answers.filter(([within]) => within)).toHaveLength(2);
});

it('lets exactly the limit through when transactions wait for each other', async () => {
  const together = Array.from({ length: 8 }, () =>
    db.dataSource.transaction(async (manager) => {
      const own = await replicas[0].hit(manager, [twoAnHour('all')]);
      await manager.query('SELECT pg_sleep(0.02)');
      return own;
    }),
  );
  expect((await Promise.all(together)).filter(([own]) => own?.allowed)).toHaveLength(2);
});

it('counts in turn, so that a refused visitor uses up nothing that others share', async () => {
  const ask = async (visitor: string) =>
    (await replicas[0].hitInTurn(db.dataSource.manager, [
      twoAnHour(visitor, 'visitor'),
      { ...twoAnHour('all'), limit: 3 },
    ])) === null;
  const ofAda = [await ask('ada'), await ask('ada'), await ask('ada'), await ask('ada')];

  expect(ofAda).toEqual([true, true, false, false]);
  expect([await ask('grace'), await ask('grace')]).toEqual([true, false]);
});

it('does not keep who was counted', async () => {
  await hit([twoAnHour('ada@example.test')]);

  expect(JSON.stringify(await db.dataSource.query('SELECT * FROM throttle'))).not.toContain('ada');
});

it('is generous where all visitors share one address', () => {
  expect(perVisitor(20, { LOCAL_MODE: false })).toBe(20);
  expect(perVisitor(20, { LOCAL_MODE: true })).toBe(2_000);
});
