import { DiscoveryService, MetadataScanner } from '@nestjs/core';
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
  const scanner = app.nest.get(MetadataScanner);
  const operations = app.nest
    .get(DiscoveryService)
    .getControllers()
    .flatMap(({ metatype }) =>
      metatype ? scanner.getAllMethodNames(metatype.prototype).map((name): unknown => metatype.prototype[name]) : [],
    )
    .filter((handler): handler is () => unknown => typeof handler === 'function')
    .map((handler) => ({
      operation: operationOf(handler),
      access: Reflect.getMetadata('declic:access', handler) as unknown,
    }))
    .filter(({ operation }) => operation !== undefined);

  expect(
    operations
      .filter(({ access }) => access === 'public')
      .map(({ operation }) => operation)
      .sort(),
  ).toEqual(OPEN);
});

it('has no table with rows of users that others could read', async () => {
  expect(await tenantTablesWithoutRls(db.dataSource)).toEqual([]);
});

function operationOf(handler: object): string | undefined {
  const operation: unknown = Reflect.getMetadata('declic:operation', handler);
  return typeof operation === 'string' ? operation : undefined;
}
