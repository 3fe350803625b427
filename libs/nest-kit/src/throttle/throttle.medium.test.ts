import type { MigrationInterface, QueryRunner } from 'typeorm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../testing';
import { perVisitor } from './per-visitor';
import { type Limit, Throttle } from './throttle';
import { throttleTable } from './throttle-table';

class CreateThrottle1700000000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(throttleTable());
  }

  async down(): Promise<void> {
    throw new Error('Migrations only go forward.');
  }
}

const config = { THROTTLE_SECRET: 'a secret that only tests know, 32 characters' };
const replicas = [new Throttle(config), new Throttle(config)] as const;
let db: TestDatabase;

beforeAll(async () => {
  db = await startTestDatabase({ name: 'flow', entities: [], migrations: [CreateThrottle1700000000001] });
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

it('begins again when the window is over', async () => {
  for (let time = 0; time < 3; time += 1) await hit([twoAnHour('ada')]);
  await db.owner.query(`UPDATE throttle SET resets_at = now() - interval '1 second'`);

  expect(await hit([twoAnHour('ada')])).toMatchObject([{ allowed: true, resetsInSeconds: 3600 }]);
});

it('takes back a hit that is forgiven', async () => {
  await hit([twoAnHour('ada')]);
  await hit([twoAnHour('ada')]);
  await replicas[1].forgive(db.dataSource.manager, [twoAnHour('ada')]);

  expect(await allowed([twoAnHour('ada')])).toEqual([true]);
});

it('lets exactly the limit through when all come at once', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => allowed([twoAnHour('ada'), twoAnHour('all')])));

  expect(answers.filter(([within]) => within)).toHaveLength(2);
});

it('counts in turn, so that a refused visitor uses up nothing that others share', async () => {
  const ask = (visitor: string) =>
    replicas[0].allowsInTurn(db.dataSource.manager, [twoAnHour(visitor, 'visitor'), { ...twoAnHour('all'), limit: 3 }]);
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
