import { Client } from 'pg';

const SWEEP_EVERY_MS = 5_000;

/** First half of the advisory lock's key: these locks are about workers. */
const LOCK_CLASS = 0x6a6f62;

/**
 * Says which workers are alive. Each worker pool holds an advisory lock in its name for as long as its connection lives, so the
 * jobs of a killed process are given back within seconds, by whichever replica looks first, instead of after the queue's four hours.
 */
export class WorkerLease {
  private readonly client: Client;
  private sweeper: NodeJS.Timeout | undefined;

  constructor(
    connectionString: string,
    private readonly schema: string,
    private readonly onError: (error: unknown) => void,
  ) {
    this.client = new Client({ connectionString, application_name: `${schema}-lease` });
    // A lost connection means a lost database; the queue's own pool reports and outlives that.
    this.client.on('error', onError);
  }

  /** Takes the lease for a worker pool and begins to look after the others. */
  async hold(poolId: string): Promise<void> {
    await this.client.connect();
    await this.client.query('SELECT pg_advisory_lock($1, hashtext($2))', [LOCK_CLASS, poolId]);
    await this.sweep(poolId);
    this.sweeper = setInterval(() => void this.sweep(poolId).catch(this.onError), SWEEP_EVERY_MS);
  }

  async release(): Promise<void> {
    clearInterval(this.sweeper);
    await this.client.end();
  }

  /** Gives back the jobs of pools whose lock is free. A pool that was born this moment may not hold its lock yet. */
  private async sweep(poolId: string): Promise<void> {
    const { rows } = await this.client.query<{ pool: string }>(
      `SELECT DISTINCT locked_by AS pool FROM "${this.schema}".jobs
        WHERE locked_by <> $1 AND locked_at < now() - interval '2 seconds'`,
      [poolId],
    );
    for (const { pool } of rows) await this.unlockIfDead(pool);
  }

  private async unlockIfDead(pool: string): Promise<void> {
    const { rows } = await this.client.query<{ dead: boolean }>(
      'SELECT pg_try_advisory_lock($1, hashtext($2)) AS dead',
      [LOCK_CLASS, pool],
    );
    if (!rows[0]?.dead) return;
    await this.client.query(`SELECT "${this.schema}".force_unlock_workers(ARRAY[$1::text])`, [pool]);
    await this.client.query('SELECT pg_advisory_unlock($1, hashtext($2))', [LOCK_CLASS, pool]);
  }
}
