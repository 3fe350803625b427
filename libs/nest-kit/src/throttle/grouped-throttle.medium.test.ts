import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../testing';
import { GroupedThrottle } from './grouped-throttle';
import { type Limit, Throttle } from './throttle';
import { throttleTable } from './throttle-table';

const throttle = new Throttle({ THROTTLE_SECRET: 'a secret that only tests know, 32 characters' });
let db: TestDatabase;
let grouped: GroupedThrottle;
beforeAll(async () => {
  db = await startTestDatabase({ name: 'flow', entities: [], migrations: throttleTable, functions: {} });
});
beforeEach(async () => {
  grouped = new GroupedThrottle(throttle, db.dataSource);
  await db.owner.query('TRUNCATE throttle');
});
afterAll(() => db.stop());

const twoAnHour = (subject: string, scope = 'booking'): Limit => ({ scope, subject, limit: 2, windowSeconds: 3600 });
const isAllowed = (limit: Limit) =>
  grouped.enforce(limit).then(
    () => true,
    () => false,
  );

it('counts calls that arrive together each for itself, whatever else they name', async () => {
  const subjects = ['ada', 'grace', 'Ada', 'ada', 'lin'];
  const answers = await Promise.all(
    [...subjects.map((subject) => twoAnHour(subject)), twoAnHour('ada', 'mail')].map(isAllowed),
  );
  expect(answers).toEqual([true, true, true, false, true, true]);
});

it('counts calls of many subjects with one statement', async () => {
  const query = vi.spyOn(db.dataSource.manager, 'query');
  await Promise.all(Array.from({ length: 50 }, (_, subject) => isAllowed(twoAnHour(`n${subject}`))));
  const counts = query.mock.calls.filter(([statement]) => statement.includes('insert into throttle'));
  query.mockRestore();
  expect(counts).toHaveLength(1);
});
