import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';

/** Waits until the service's own background work has marked every ledger. */
export async function waitForMarks(ownerUrl: string): Promise<number> {
  const client = new Client({ connectionString: ownerUrl, application_name: 'declic-bench-marks' });
  await client.connect();
  try {
    for (;;) {
      const { rows } = await client.query<{ made: number; missing: number }>(
        `select count(mark.seq)::integer as made, count(*) filter (where mark.seq is null)::integer as missing
         from ledger_entry line left join usage_mark mark using (user_id, seq) where line.seq % 1000 = 0`,
      );
      const { made = 0, missing = 0 } = rows[0] ?? {};
      if (missing === 0) {
        await client.query('vacuum (analyze) usage_mark');
        return made;
      }
      console.log(`  ${made} marks, ${missing} to go`);
      await pause(5_000);
    }
  } finally {
    await client.end();
  }
}
