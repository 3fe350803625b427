import type { ClientBase, Pool } from 'pg';
import type { EntityManager } from 'typeorm';

/** First half of the advisory locks' key: these locks are about workers. */
const LOCK_CLASS = 0x6a6f62;

/** A job that a worker has taken, and which worker. */
export interface TakenJob {
  readonly id: string;
  readonly pool: string;
}

/** A job that was given back to the queue, or had no tries left. */
export interface ReturnedJob {
  readonly id: string;
  readonly task: string;
  readonly dead: boolean;
}

/** A part of the queue. */
export interface JobCount {
  readonly task: string;
  readonly state: 'waiting' | 'running' | 'dead';
  readonly jobs: number;
}

/** The statements that this product runs on the tables of graphile-worker, all in one place because they depend on its version. */
export class QueueTables {
  constructor(private readonly schema: string) {}

  /** Keeps the worker's jobs its own while the connection lives. Shared, so that a session that is lost but not yet noticed does no harm. */
  async lockWorker(client: ClientBase, pool: string): Promise<void> {
    await client.query('SELECT pg_advisory_lock_shared($1, hashtext($2))', [LOCK_CLASS, pool]);
  }

  async isTaken(client: ClientBase, { id, pool }: TakenJob): Promise<boolean> {
    const { rowCount } = await client.query(
      `SELECT FROM "${this.schema}"._private_jobs WHERE id = $1 AND locked_by = $2`,
      [id, pool],
    );
    return rowCount === 1;
  }

  /** Every job that a worker has taken, and whether that worker's lock is held by any session. */
  async takenJobs(client: ClientBase): Promise<(TakenJob & { alive: boolean })[]> {
    const { rows } = await client.query<TakenJob & { alive: boolean }>(
      `SELECT job.id, job.locked_by AS pool, EXISTS (
         SELECT FROM pg_locks
          WHERE locktype = 'advisory' AND granted AND objsubid = 2 AND classid = $1::integer::oid
            AND objid = hashtext(job.locked_by)::oid
            AND database = (SELECT oid FROM pg_database WHERE datname = current_database())) AS alive
         FROM "${this.schema}"._private_jobs job WHERE job.locked_by IS NOT NULL`,
      [LOCK_CLASS],
    );
    return rows;
  }

  /** Gives back everything a worker has taken, unless its lock is held again. */
  async returnPoolJobs(client: ClientBase, pool: string): Promise<ReturnedJob[]> {
    return this.returnJobs(client, `locked_by = $1 AND pg_try_advisory_xact_lock(${LOCK_CLASS}, hashtext($1))`, [pool]);
  }

  /** Gives back one job that its own worker does not know of: the answer to the statement that took it was lost. */
  async returnJob(client: ClientBase, { id, pool }: TakenJob): Promise<ReturnedJob[]> {
    return this.returnJobs(client, 'locked_by = $1 AND id = $2', [pool, id]);
  }

  private async returnJobs(client: ClientBase, condition: string, values: unknown[]): Promise<ReturnedJob[]> {
    const { rows } = await client.query<ReturnedJob>(
      `WITH returned AS (
         UPDATE "${this.schema}"._private_jobs SET locked_by = NULL, locked_at = NULL
          WHERE ${condition} RETURNING id, task_id, job_queue_id, attempts >= max_attempts AS dead
       ), freed AS (
         UPDATE "${this.schema}"._private_job_queues queue SET locked_by = NULL, locked_at = NULL
           FROM returned WHERE queue.id = returned.job_queue_id AND queue.locked_by = $1
       )
       SELECT returned.id, identifier AS task, dead
         FROM returned JOIN "${this.schema}"._private_tasks task ON task.id = task_id ORDER BY returned.id`,
      values,
    );
    return rows;
  }

  /** Removes a job that is done. False when another worker has it. */
  async complete(connections: Pool, { id, pool }: TakenJob): Promise<boolean> {
    const { rows } = await connections.query<{ done: boolean }>(
      `WITH done AS (
         DELETE FROM "${this.schema}"._private_jobs WHERE id = $1 AND locked_by = $2 RETURNING job_queue_id
       ), freed AS (
         UPDATE "${this.schema}"._private_job_queues queue SET locked_by = NULL, locked_at = NULL
           FROM done WHERE queue.id = done.job_queue_id AND queue.locked_by = $2
       )
       SELECT EXISTS (SELECT FROM done) OR NOT EXISTS (SELECT FROM "${this.schema}"._private_jobs WHERE id = $1) AS done`,
      [id, pool],
    );
    return rows[0]?.done ?? false;
  }

  /** The payload of a job that no worker has taken, which none takes before the transaction ends. */
  async lockWaiting(
    manager: EntityManager,
    { task, key }: { readonly task: string; readonly key: string },
  ): Promise<unknown> {
    const [job] = await manager.query<{ payload: unknown }[]>(
      `SELECT payload FROM "${this.schema}"._private_jobs
        WHERE key = $1 AND locked_at IS NULL AND task_id = (SELECT id FROM "${this.schema}"._private_tasks WHERE identifier = $2)
          FOR UPDATE`,
      [key, task],
    );
    return job?.payload;
  }

  /**
   * Removes the names of queues without jobs: the library keeps each for ever, and reads all of them whenever it looks for a job. Its own
   * clean-up could remove the name under a job that is just being added, which would then run beside the others of its queue; here
   * the table is locked, for half a second at most.
   */
  async collectQueues(connections: Pool): Promise<void> {
    const unused = `locked_at IS NULL AND NOT EXISTS (SELECT FROM "${this.schema}"._private_jobs WHERE job_queue_id = queue.id)`;
    const queues = `"${this.schema}"._private_job_queues`;
    const { rows } = await connections.query(`SELECT FROM ${queues} queue WHERE ${unused} LIMIT 1`);
    if (rows.length === 0) return;
    // One message, and so one transaction.
    await connections.query(
      `SET LOCAL lock_timeout = '500ms';
       LOCK TABLE ${queues} IN SHARE ROW EXCLUSIVE MODE;
       DELETE FROM ${queues} WHERE id IN (SELECT id FROM ${queues} queue WHERE ${unused} LIMIT 10000)`,
    );
  }

  /** Removes jobs of these kinds that failed for good so many days ago. */
  async removeDead(connections: Pool, tasks: readonly string[], days: number): Promise<void> {
    await connections.query(
      `DELETE FROM "${this.schema}"._private_jobs WHERE id IN (
         SELECT id FROM "${this.schema}"._private_jobs
          WHERE attempts >= max_attempts AND locked_at IS NULL AND run_at < now() - make_interval(days => $2)
            AND task_id IN (SELECT id FROM "${this.schema}"._private_tasks WHERE identifier = ANY ($1)) LIMIT 10000)`,
      [tasks, days],
    );
  }

  /** How many jobs there are of each kind and state. */
  count(query: (statement: string) => Promise<JobCount[]>): Promise<JobCount[]> {
    return query(
      `SELECT identifier AS task, state, count(*)::integer AS jobs
         FROM (SELECT task_id, CASE WHEN locked_by IS NOT NULL THEN 'running'
                                    WHEN attempts >= max_attempts THEN 'dead' ELSE 'waiting' END AS state
                 FROM "${this.schema}"._private_jobs) job
         JOIN "${this.schema}"._private_tasks task ON task.id = task_id
        GROUP BY 1, 2 ORDER BY 1, 2`,
    );
  }
}
