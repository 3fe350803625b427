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

/** Everybody may look at workshops and book; nothing else of this service is open. */
const OPEN = ['bookWorkshop', 'getWorkshop', 'listWorkshops'];

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

it('opens exactly the routes that are meant for everybody', () => {
  const open = app.handlers().filter(({ access }) => access === 'public');

  expect(open.map(({ id }) => id).sort()).toEqual(OPEN);
});

it('has no table with rows of users that others could read', async () => {
  expect(await tenantTablesWithoutRls(db.dataSource)).toEqual([]);
});
