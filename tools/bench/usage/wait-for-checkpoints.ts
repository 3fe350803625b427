import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';

/** An account with more lines than this after its last checkpoint is behind. The service's own number is not larger. */
const BEHIND = 1_000;

/** Waits until the service's own background work has marked every ledger. Says how many checkpoints there are. */
export async function waitForCheckpoints(ownerUrl: string): Promise<number> {
  const client = new Client({ connectionString: ownerUrl, application_name: 'declic-bench-checkpoints' });
  await client.connect();
  try {
    for (;;) {
      const { rows } = await client.query<{ made: number; behind: number }>(
        `select sum(checkpoints)::integer as made, count(*) filter (where last_seq - marked >= $1)::integer as behind
         from credit_account account cross join lateral (
           select count(*) as checkpoints, coalesce(max(seq), 0) as marked from usage_checkpoint where user_id = account.user_id
         ) checkpoint`,
        [BEHIND],
      );
      const { made = 0, behind = 0 } = rows[0] ?? {};
      if (behind === 0) break;
      console.log(`  ${made} checkpoints, ${behind} accounts to go`);
      await pause(5_000);
    }
    await client.query('vacuum (analyze) usage_checkpoint');
    const { rows } = await client.query<{ made: number }>('select count(*)::integer as made from usage_checkpoint');
    return rows[0]?.made ?? 0;
  } finally {
    await client.end();
  }
}
