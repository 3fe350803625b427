import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { Pool } from 'pg';
import { serveLoads } from './closed-loop.ts';
import { built } from './built.ts';
import { accountId, MAX_ACCOUNTS, UNLIMITED_CALLS } from './loads.ts';

/** The part of the actions service that is measured. */
interface RunsRepository {
  begin(run: object): Promise<{ readonly outcome: string }>;
}

const [, , url] = process.argv;
const path = join(built, 'runs-repository.js');
const subject = (await import(path)) as { RunsRepository: new (dataSource: object) => RunsRepository }; // built from it
// As many connections as a service has.
const runs = new subject.RunsRepository({ driver: { master: new Pool({ connectionString: url, max: 10 }) } });

// Made once, as the peer's keys are: a caller has its id at hand.
const ids = Array.from({ length: MAX_ACCOUNTS }, (_, index) => accountId(index + 1));

serveLoads(async (account) => {
  const userId = ids[account - 1] ?? accountId(account);
  const { outcome } = await runs.begin({
    id: uuidv7(),
    userId,
    keyId: userId,
    slug: 'email_validate',
    cost: 1,
    requestId: 'benchmark',
    timeoutMs: 10_000,
    plan: 'free',
    callsPerMinute: UNLIMITED_CALLS,
  });
  if (outcome !== 'charged') throw new Error(`The account ${account} could not be charged: ${outcome}.`);
});

/** As the service that runs actions makes its ids: of version 7, which lie together in an index. */
function uuidv7(): string {
  const time = Date.now().toString(16).padStart(12, '0');
  const random = randomUUID();
  return `${time.slice(0, 8)}-${time.slice(8)}-7${random.slice(15, 18)}-${random.slice(19)}`;
}
