import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { Pool } from 'pg';
import type { CreditCharges } from '@declic/nest-kit/credit-charges';
import { built } from './build-subject.ts';
import { serveLoads } from './closed-loop.ts';
import { accountId } from './loads.ts';

const [, , url] = process.argv;
const subject = (await import(join(built, 'credit-charges.js'))) as { CreditCharges: typeof CreditCharges };
// As many connections as a service has.
const charges = new subject.CreditCharges(new Pool({ connectionString: url, max: 10 }));

serveLoads(async (account) => {
  const id = accountId(account);
  const { outcome } = await charges.charge({
    userId: id,
    amount: 1,
    type: 'api_action',
    slug: 'email_validate',
    runId: uuidv7(),
    keyId: id,
  });
  if (outcome !== 'charged') throw new Error(`The account ${account} could not be charged: ${outcome}.`);
});

/** As the service that runs actions makes its ids. */
function uuidv7(): string {
  const hex = Date.now().toString(16).padStart(12, '0') + '7' + randomBytes(10).toString('hex').slice(1);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`;
}
