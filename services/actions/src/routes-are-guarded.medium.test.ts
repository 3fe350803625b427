import { createTestApp, startTestDatabase, type TestApp, type TestDatabase } from '@declic/nest-kit/testing';
import document from '@declic/openapi/document';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AppModule } from './app.module';
import { database } from './database/data-source';

interface Operation {
  operationId: string;
  'x-service': string;
  security: readonly Record<string, unknown>[];
}

const operations = Object.entries(document.paths as unknown as Record<string, Record<string, Operation>>)
  .flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      path,
      method: method.toUpperCase() as 'GET',
      ...operation,
    })),
  )
  .filter((operation) => operation['x-service'] === 'actions');

let db: TestDatabase;
let app: TestApp;

beforeAll(async () => {
  db = await startTestDatabase(database, { also: ['accounts'] });
  app = await createTestApp(AppModule, { db });
});

afterAll(async () => {
  await app.close();
  await db.stop();
});

describe('the routes of the service', () => {
  it.each(operations.filter(({ security }) => security.length > 0))(
    '$operationId refuses strangers, and the other kind of token',
    async ({ method, path, security }) => {
      const wantsKey = security.some((scheme) => 'apiKey' in scheme);
      const session = app.tokenFor({ id: '019aa1de-92f8-7443-a9d2-0123456789ab', email: 'ada@example.com' });
      const wrong = wantsKey ? session : `dc_live_${'0'.repeat(49)}`;
      for (const headers of [{}, { authorization: `Bearer ${wrong}` }]) {
        const answer = await app.inject({ method, url: path, headers });
        expect(answer.json()).toMatchObject({ status: 401, code: wantsKey ? 'invalid_api_key' : 'unauthorized' });
      }
    },
  );

  it('open to everybody are these and no others', () => {
    const open = operations.filter(({ security }) => security.length === 0).map(({ operationId }) => operationId);
    expect(open.sort()).toEqual(['listCategories', 'listPublicActions']);
  });
});
