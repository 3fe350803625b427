import {
  createTestApp,
  startTestDatabase,
  tenantTablesWithoutRls,
  type TestApp,
  type TestDatabase,
} from '@declic/nest-kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { AppModule } from './app.module';
import { database } from './database/data-source';

let db: TestDatabase;
let app: TestApp;
beforeAll(async () => {
  db = await startTestDatabase(database);
  app = await createTestApp(AppModule, { db });
});
afterAll(async () => {
  await app.close();
  await db.stop();
});

it('opens no route to people who are not signed in', () => {
  const open = app.handlers().filter(({ access }) => access !== 'session');

  expect(open).toEqual([]);
});

it.each([
  ['GET', '/api/flow/strategies'],
  ['POST', '/api/flow/strategies'],
  ['GET', '/api/flow/strategies/0199a5b2-0000-7000-8000-00000000000a'],
  ['GET', '/api/flow/strategies/0199a5b2-0000-7000-8000-00000000000a/events'],
  ['DELETE', '/api/flow/strategies/0199a5b2-0000-7000-8000-00000000000a'],
] as const)('answers %s %s without a session with 401', async (method, url) => {
  const answer = await app.inject({ method, url });
  expect([answer.statusCode, answer.json().code]).toEqual([401, 'unauthorized']);
});

it('has no table with rows of users that others could read', async () => {
  expect(await tenantTablesWithoutRls(db.dataSource)).toEqual([]);
});
