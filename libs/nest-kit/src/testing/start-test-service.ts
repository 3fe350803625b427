import type { Type } from '@nestjs/common';
import { afterAll, beforeEach } from 'vitest';
import { Clock } from '../clock/clock';
import { findDatabase } from './find-database';
import { createTestApp, type TestApp, type TestAppOptions } from './test-app';
import { TestClock } from './test-clock';
import { startTestDatabase, type TestDatabase, type TestDatabaseOptions } from './test-database';

/** How a test file wants its service. */
export interface TestServiceOptions extends TestDatabaseOptions, Omit<TestAppOptions, 'db'> {}

/** A service for one test file. */
export interface TestService {
  readonly db: TestDatabase;
  readonly app: TestApp;
  /** The clock of `app` and of its replicas. It shows the real time again before each test. */
  readonly clock: TestClock;
  /** Starts another process of the service, with the same database, clock and options; it is closed with the file, too. */
  startReplica(options?: Omit<TestAppOptions, 'db'>): Promise<TestApp>;
}

/**
 * Starts a service on a database of its own and closes both after the last test of the file. At the top of the file:
 * `const { db, app } = await startTestService(AppModule);`
 */
export async function startTestService(
  module: Type,
  { also = [], env = {}, override = (builder) => builder }: TestServiceOptions = {},
): Promise<TestService> {
  const db = await startTestDatabase(findDatabase(module), { also });
  // Hooks after the tests run in reverse order: the database is stopped last.
  afterAll(() => db.stop());

  const clock = new TestClock();
  beforeEach(() => {
    clock.moment = null;
  });

  const startReplica = async (options: Omit<TestAppOptions, 'db'> = {}) => {
    const { override: change = override } = options;
    const replica = await createTestApp(module, {
      db,
      env,
      ...options,
      override: (builder) => change(builder.overrideProvider(Clock).useValue(clock)),
    });
    afterAll(() => replica.close());
    return replica;
  };
  const app = await startReplica();
  return { db, app, clock, startReplica };
}
