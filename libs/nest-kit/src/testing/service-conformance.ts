import type { Type } from '@nestjs/common';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations } from '../contract/operations';
import { JobHandlers } from '../jobs/job-handlers';
import { definedJobs } from '../jobs/job-definition';
import { entityFaults } from './entity-faults';
import { jobsWithUnclassifiedText } from './jobs-with-unclassified-text';
import { routesOutsideTheContract } from './routes-outside-the-contract';
import { findDatabase } from './find-database';
import { tenantTablesWithoutRls } from './tenant-tables';
import { createTestApp, type TestApp } from './test-app';
import { startTestDatabase, type TestDatabase } from './test-database';

/** What a service is and needs, for its conformance test. */
export interface ServiceConformance {
  /** Ids of the operations that anonymous visitors may call, so that opening another one is seen. */
  readonly open: readonly string[];
  /** Services whose schema this one calls into. */
  readonly also?: readonly string[];
  /** Settings without a default. */
  readonly env?: Readonly<Record<string, string>>;
}

/** Routes of the kit itself; the edge does not pass them on. */
const OF_THE_KIT = ['HealthController.live', 'HealthController.ready', 'MetricsController.read'];

/** The tests that every service has to pass: `serviceConformance(AppModule, { open })` in a file of its own. */
export function serviceConformance(module: Type, { open, also = [], env = {} }: ServiceConformance): void {
  const database = findDatabase(module);
  const ours = [...operations.values()].filter(({ service }) => service === database.name);
  const guarded = ours.filter(({ access }) => access !== 'public');
  let db: TestDatabase;
  let app: TestApp;

  beforeAll(async () => {
    db = await startTestDatabase(database, { also });
    app = await createTestApp(module, { db, env });
  });

  afterAll(async () => {
    await app.close();
    await db.stop();
  });

  describe(`the routes of ${database.name}`, () => {
    it('are its operations in the contract, besides health and metrics', () => {
      expect(ids(app.handlers())).toEqual(ids(ours));
      expect(routesOutsideTheContract(app.nest)).toEqual(OF_THE_KIT);
    });

    it('that are open to anonymous visitors are those that this test names', () => {
      expect(ids(app.handlers().filter(({ access }) => access === 'public'))).toEqual(open.toSorted());
    });

    it.each(guarded.map((operation) => [operation.id, operation] as const))(
      '%s refuses no credentials, broken ones, and those of another kind',
      async (_, { method, path, access }) => {
        const session = app.tokenFor({ id: '019aa1de-92f8-7443-a9d2-0123456789ab', email: 'ada@example.com' });
        const wrong = [`${session}x`, 'nonsense', access === 'session' ? `dc_live_${'0'.repeat(49)}` : session];
        for (const authorization of ['', ...wrong.map((token) => `Bearer ${token}`)]) {
          const headers = authorization === '' ? {} : { authorization };
          const answer = await app.inject({ method: toHttpMethod(method), url: path, headers });
          expect(answer.json(), authorization).toMatchObject({ status: 401 });
        }
      },
    );
  });

  it('shows every user the rows of that user only', async () => {
    expect(await tenantTablesWithoutRls(db.owner)).toEqual([]);
  });

  it('has the tables and columns that its entities describe', async () => {
    expect(await entityFaults(db.owner, database.name)).toEqual([]);
  });

  it('has one handler for each kind of job', () => {
    const handled = app.nest.get(JobHandlers).all();
    expect(handled.map(({ definition }) => definition.name).toSorted()).toEqual(
      definedJobs()
        .map(({ name }) => name)
        .toSorted(),
    );
  });

  it('says of each kind of job that carries text whether it is about people', () => {
    expect(jobsWithUnclassifiedText(definedJobs())).toEqual([]);
  });
}

function ids(items: readonly { readonly id: string }[]): string[] {
  return items.map(({ id }) => id).toSorted();
}

function toHttpMethod(method: string) {
  return method.toUpperCase() as 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'; // the contract's methods in lower case
}
