import { randomUUID } from 'node:crypto';
import { Pool } from 'pg';
import { CreditCharges, type CreditChargeAnswer } from './credit-charges';

/** What one process of several is told. */
export interface ChargingOrder {
  readonly url: string;
  readonly userId: string;
  readonly calls: number;
  /** Every call a statement of its own, or those that come together in one. */
  readonly how: 'one by one' | 'together';
}

/** How often each came back. */
export type ChargingReport = Partial<Record<CreditChargeAnswer['outcome'] | 'failed', number>>;

const CONNECTIONS = 12;

/** Connects, says that it is ready, and charges everything at once when it is told to go. */
async function main({ url, userId, calls, how }: ChargingOrder): Promise<void> {
  const pool = new Pool({ connectionString: url, max: CONNECTIONS });
  const clients = await Promise.all(Array.from({ length: CONNECTIONS }, () => pool.connect()));
  for (const client of clients) client.release();
  // One in a batch is one statement for each.
  const charges = new CreditCharges(pool, how === 'together' ? {} : { maxBatch: 1, inFlight: CONNECTIONS });

  process.once('message', () => {
    const all = Array.from({ length: calls }, () =>
      charges
        .charge({ userId, amount: 1, type: 'api_action', slug: 'email_validate', runId: randomUUID() })
        .then(({ outcome }) => outcome)
        .catch(() => 'failed' as const),
    );
    void Promise.all(all).then(async (outcomes) => {
      const report: ChargingReport = {};
      for (const outcome of outcomes) report[outcome] = (report[outcome] ?? 0) + 1;
      await pool.end();
      process.send?.(report, () => process.disconnect());
    });
  });
  process.send?.('ready');
}

await main(JSON.parse(process.argv[2] ?? '') as ChargingOrder);
