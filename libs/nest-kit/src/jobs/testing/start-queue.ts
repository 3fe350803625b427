import { afterAll, afterEach, beforeEach } from 'vitest';
import { startTestDatabase, type TestApp, type TestDatabase } from '../../testing';
import { Jobs, type JobOptions } from '../jobs';
import type { LeaseTiming } from '../lease-timing';
import { begun, database, GREET, greeted, type ReplicaOptions, startReplica, told } from './greetings';

/** As in the product, only faster. */
export const timing: LeaseTiming = {
  heartbeat: 300,
  timeout: 1_000,
  reconnect: 50,
  fence: 2_000,
  grace: 4_000,
  settle: 2_000,
  retire: 3_000,
  collect: 60_000,
  job: 60_000,
};

interface Greeting extends JobOptions {
  readonly ms?: number;
  readonly heedsSignal?: boolean;
}

/** A queue for one test file, and what a test does with it. Each test begins without jobs, and its replicas end with it. */
export async function startQueue(ownTiming = timing) {
  const db = await startTestDatabase(database);
  afterAll(() => db.stop());
  const replicas = new Set<TestApp>();

  beforeEach(() => {
    for (const names of [begun, greeted, told]) names.length = 0;
  });
  afterEach(async () => {
    await Promise.all([...replicas].map((app) => app.close()));
    replicas.clear();
    await db.dataSource.query('DELETE FROM workshops_jobs._private_jobs');
  });

  const start = async (on: Pick<TestDatabase, 'url'> = db, options?: ReplicaOptions) => {
    const app = await startReplica(on, ownTiming, options);
    replicas.add(app);
    return app;
  };
  return {
    db,
    startReplica: start,
    /** A replica whose jobs run when the test says so. */
    startIdle: (env: ReplicaOptions['env'] = {}) => start(db, { works: false, env }),
    async stopReplica(app: TestApp): Promise<void> {
      replicas.delete(app);
      await app.close();
    },
    async greet(app: TestApp, name: string, { ms = 0, heedsSignal = false, ...options }: Greeting = {}): Promise<void> {
      await app.nest.get(Jobs).add(db.dataSource.manager, GREET, { name, ms, heedsSignal }, options);
    },
    listLeases: () =>
      db.owner.query<{ pid: number }[]>(
        `SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND classid = ${0x6a6f62} AND granted
            AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
      ),
    listJobs: () =>
      db.dataSource.query<{ task: string; attempts: number; dead: boolean }[]>(
        `SELECT task_identifier AS task, attempts, attempts >= max_attempts AS dead FROM workshops_jobs.jobs ORDER BY id`,
      ),
    /** Ends sessions of the service, under its login, which may do that. */
    endSessions: (pattern: string) =>
      db.dataSource.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
          WHERE datname = current_database() AND application_name LIKE $1 AND pid <> pg_backend_pid()`,
        [pattern],
      ),
  };
}
