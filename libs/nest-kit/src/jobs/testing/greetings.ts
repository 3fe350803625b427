import { ContractCheck } from '../../contract/contract-check';
import { createTestApp, type TestApp, type TestDatabase } from '../../testing';
import { JobWorker } from '../job-worker';
import { LEASE_TIMING, type LeaseTiming } from '../lease-timing';
import { GreetingsModule } from './greetings-module';

export { begun, database, FAIL, GREET, greeted, told } from './greetings-module';

/** How a test wants a replica. */
export interface ReplicaOptions {
  /** When false, jobs run when the test says so. */
  readonly works?: boolean;
  readonly env?: Readonly<Record<string, string>>;
}

/** A service whose jobs greet. */
export async function startReplica(
  db: Pick<TestDatabase, 'url'>,
  timing: LeaseTiming,
  { works = true, env = {} }: ReplicaOptions = {},
): Promise<TestApp> {
  const app = await createTestApp(GreetingsModule, {
    db,
    env,
    override: (builder) =>
      builder.overrideProvider(ContractCheck).useValue({}).overrideProvider(LEASE_TIMING).useValue(timing),
  });
  if (works) app.nest.get(JobWorker).start();
  return app;
}
