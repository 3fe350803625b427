import { Logger } from '@nestjs/common';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aUser } from '../../testing/a-user';
import { startAccounts } from '../../testing/start-accounts';
import { WriteUsageCheckpointsJob } from './write-usage-checkpoints.job';
import { manyCharges } from './testing/many-charges';

const { db, app, startReplica } = await startAccounts();
const replicas = [app, await startReplica()];

async function markEverywhere(): Promise<void> {
  await Promise.all(replicas.map((app) => app.nest.get(WriteUsageCheckpointsJob).handle({}, { signal: undefined })));
}
// Earlier tests leave nothing to be done.
beforeEach(markEverywhere);

const readCheckpoints = (userId: string) =>
  db.owner.query<{ seq: string; lines: string; credits: string }[]>(
    `select seq, (select sum(n) from unnest(lines) n) as lines, (select sum(n) from unnest(credits) n) as credits
     from usage_checkpoint where user_id = $1 order by seq`,
    [userId],
  );
const plannedRuns = () =>
  db.dataSource.query<{ key: string }[]>(
    `select key from accounts_jobs.jobs where task_identifier = 'write-usage-checkpoints'`,
  );

describe('the checkpoints', () => {
  it('are made once, by whichever replica comes first, and hold all lines before them', async () => {
    const users = await Promise.all([aUser(db), aUser(db), aUser(db)]);
    for (const { id } of users) await manyCharges(db, id, 20_000);
    await markEverywhere();
    for (const { id } of users) {
      const checkpoints = await readCheckpoints(id);
      expect(checkpoints).toEqual(
        Array.from({ length: 40 }, (_, index) => {
          const seq = 500 * (index + 1);
          return { seq: String(seq), lines: String(seq), credits: String(20_000 + seq - 1) };
        }),
      );
    }
  });

  it('are made in the background', async () => {
    const { id } = await aUser(db);
    await manyCharges(db, id, 1_000);
    await db.dataSource.query(
      `select accounts_jobs.reschedule_jobs(array_agg(id), run_at := now()) from accounts_jobs.jobs where key = 'write-usage-checkpoints'`,
    );
    await replicas[0]?.runJobs();
    expect(await readCheckpoints(id)).toHaveLength(2);
  });

  it('go on where they stopped', async () => {
    const { id } = await aUser(db);
    await manyCharges(db, id, 3_000);
    expect(await db.dataSource.query('select write_usage_checkpoints(2) as made')).toEqual([{ made: 2 }]);
    expect((await readCheckpoints(id)).map(({ seq }) => seq)).toEqual(['500', '1000']);
    await markEverywhere();
    expect(await readCheckpoints(id)).toHaveLength(6);
  });

  it('make a summary of many lines read few of them', async () => {
    const { id } = await aUser(db);
    await manyCharges(db, id, 50_000);
    // Autovacuum does this after so many lines; with statistics from before them, the planner takes an account without lines for a short one.
    await db.owner.query('analyze ledger_entry');
    expect(await linesReadBySummary(id)).toBeGreaterThanOrEqual(49_899);
    await markEverywhere();
    expect(await linesReadBySummary(id)).toBeLessThan(600);
  });

  it('can be written by their function only', async () => {
    await expect(db.dataSource.query('delete from usage_checkpoint')).rejects.toThrow('permission denied');
    await expect(
      db.dataSource.query(
        `insert into usage_checkpoint values (uuidv7(), 500, '{tools}', '{tool}', '{x}', '{1}', '{1000000}')`,
      ),
    ).rejects.toThrow('permission denied');
  });

  it('are looked after by one planned run, however many replicas start and run', async () => {
    await markEverywhere();
    expect(await plannedRuns()).toEqual([{ key: 'write-usage-checkpoints' }]);
  });

  it('may fail to be made: the next run is planned all the same', async () => {
    const complaint = vi.spyOn(Logger.prototype, 'error').mockReturnValue();
    await db.dataSource.query(`select accounts_jobs.remove_job('write-usage-checkpoints')`);
    await db.owner.query('alter table usage_checkpoint rename to usage_checkpoint_gone');
    await markEverywhere();
    await db.owner.query('alter table usage_checkpoint_gone rename to usage_checkpoint');
    expect(complaint).toHaveBeenCalledWith(expect.anything(), 'Checkpoints could not be written');
    expect(await plannedRuns()).toEqual([{ key: 'write-usage-checkpoints' }]);
  });
});

/** How many ledger lines the database fetched for a summary of nearly everything. */
async function linesReadBySummary(userId: string): Promise<number> {
  return db.dataSource.transaction(async (manager) => {
    await manager.query(`select set_config('app.user_id', $1, true)`, [userId]);
    const fetched = async () => {
      const [row] = await manager.query<{ fetched: string }[]>(
        `select seq_tup_read + idx_tup_fetch as fetched from pg_stat_xact_user_tables where relname = 'ledger_entry'`,
      );
      return Number(row?.fetched);
    };
    const before = await fetched();
    await manager.query(`select * from usage_between($1, 'all', 1, 49_900)`, [userId]);
    return (await fetched()) - before;
  });
}
