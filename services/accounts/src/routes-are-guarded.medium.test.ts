import {
  createTestApp,
  startTestDatabase,
  tenantTablesWithoutRls,
  type TestApp,
  type TestDatabase,
} from '@declic/nest-kit/testing';
import document from '@declic/openapi/document';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AppModule } from './app.module';
import { database } from './database/data-source';

interface Operation {
  operationId: string;
  'x-service': string;
  security?: readonly unknown[];
}

const routes = Object.entries(document.paths as unknown as Record<string, Record<string, Operation>>).flatMap(
  ([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      path,
      method: method.toUpperCase() as 'GET',
      ...operation,
    })),
);
const ours = routes.filter((route) => route['x-service'] === 'accounts');

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

describe('the routes of the service', () => {
  it.each(ours.filter(({ security }) => security && security.length > 0))(
    '$operationId needs a session',
    async ({ method, path }) => {
      for (const headers of [
        {},
        { authorization: 'Bearer nonsense' },
        { authorization: `Bearer ${app.tokenFor({ id: 'x', email: 'x' })}x` },
      ]) {
        const answer = await app.inject({ method, url: path, headers });
        expect(answer.json()).toMatchObject({ status: 401, code: 'unauthorized' });
      }
    },
  );

  it('open to everybody are these and no others', () => {
    const open = ours.filter(({ security }) => security?.length === 0).map(({ operationId }) => operationId);
    expect(open.sort()).toEqual([
      'checkPasswordLink',
      'confirmEmailChange',
      'confirmVerification',
      'getSigningKeys',
      'listAddOns',
      'listPlans',
      'receivePaymentEvent',
      'refreshSession',
      'renewPasswordLink',
      'renewVerification',
      'requestPasswordRecovery',
      'resendVerification',
      'resetPassword',
      'restoreEmail',
      'showEmailChange',
      'showEmailRestoration',
      'showVerification',
      'signIn',
      'signOut',
      'signUp',
    ]);
  });
});

describe('the tables of the service', () => {
  it('all show one user only', async () => {
    expect(await tenantTablesWithoutRls(db.owner, 'accounts')).toEqual([]);
  });
});
