import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { Pool } from 'pg';
import type { CreditCharges } from '@declic/nest-kit/credit-charges';
import { built } from './build-subject.ts';
import { serveLoads } from './closed-loop.ts';
import { accountId, MOST_ACCOUNTS } from './loads.ts';

const [, , url] = process.argv;
const subject = (await import(join(built, 'credit-charges.js'))) as { CreditCharges: typeof CreditCharges };
// As many connections as a service has.
const charges = new subject.CreditCharges(new Pool({ connectionString: url, max: 10 }));

// Made once, as the peer's keys are: a caller has its id at hand.
const ids = Array.from({ length: MOST_ACCOUNTS }, (_, index) => accountId(index + 1));

serveLoads(async (account) => {
  const { outcome } = await charges.charge({
    userId: ids[account - 1] ?? accountId(account),
    amount: 1,
    type: 'api_action',
    slug: 'email_validate',
    runId: uuidv7(),
  });
  if (outcome !== 'charged') throw new Error(`The account ${account} could not be charged: ${outcome}.`);
});

/** As the service that runs actions makes its ids: of version 7, which lie together in an index. */
function uuidv7(): string {
  const time = Date.now().toString(16).padStart(12, '0');
  const random = randomUUID();
  return `${time.slice(0, 8)}-${time.slice(8)}-7${random.slice(15, 18)}-${random.slice(19)}`;
}
