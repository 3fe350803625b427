import { createHash, randomUUID } from 'node:crypto';
import { isLockTimeout } from '@declic/nest-kit';
import { loginTo, type TestDatabase } from '@declic/nest-kit/testing';
import { Pool } from 'pg';

interface Caller {
  readonly key_id: string;
  readonly user_id: string;
}

/** The actions service as the database sees it: the statements that it sends, over connections of its own. */
export class ActionsService {
  private readonly pool: Pool;
  private readonly owners: Pool;

  constructor(db: TestDatabase) {
    this.pool = new Pool({ connectionString: loginTo(db, 'actions') });
    this.owners = new Pool({ connectionString: loginTo(db, 'actions', 'owner') });
  }

  /** Whose key this is, if it opens anything. */
  async authenticate(token: string): Promise<Caller | null> {
    const { rows } = await this.pool.query<Caller>('select key_id, user_id from accounts_api.authenticate_key_v1($1)', [
      createHash('sha256').update(token).digest(),
    ]);
    return rows[0] ?? null;
  }

  /** Charges for a run and notes that it runs. A negative time-out makes it one that a crash left behind. */
  async begin({ key_id, user_id }: Caller, timeoutMs = 30_000): Promise<{ id: string; outcome: string }> {
    const id = randomUUID();
    const { rows } = await this.pool.query<{ outcome: string }>(
      `select outcome from begin_run($1, $2, $3, 'email_validate', 1, 'test', $4, 1000000, null, $5, $6, false, 10000)`,
      [id, user_id, key_id, timeoutMs, id, Buffer.alloc(32)],
    );
    return { id, outcome: rows[0]?.outcome ?? 'none' };
  }

  async finish(id: string): Promise<void> {
    await this.pool.query('select finish_runs($1, $2, $3)', [[id], [1], [`an answer for ${id}`]]);
  }

  async fail(id: string): Promise<void> {
    // The account may be held for a moment, for which the service tries again, too.
    for (;;) {
      try {
        await this.pool.query(`select fail_run($1, 'failed', 1, 'The action failed')`, [id]);
        return;
      } catch (error) {
        if (!isLockTimeout(error)) throw error;
      }
    }
  }

  /** Writes a refused call to the log of calls. */
  async log({ user_id }: Caller, requestId: string): Promise<void> {
    await this.pool.query(
      `select log_requests(array[uuidv7()], array[$1::uuid], array[$2], array['email_validate'], array['run'], array[422]::smallint[],
                           array['validation_failed'], array[1]::real[], array[0], array[0])`,
      [user_id, requestId],
    );
  }

  /** How many runs of a user have begun and not ended. */
  async running(userId: string): Promise<number> {
    const { rowCount } = await this.owners.query(`select from run where status = 'running' and user_id = $1`, [userId]);
    return rowCount ?? 0;
  }

  async close(): Promise<void> {
    await Promise.all([this.pool.end(), this.owners.end()]);
  }
}
