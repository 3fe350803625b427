import { describe, expect, it } from 'vitest';
import { aCaller, type TestCaller } from '../../testing/a-caller';
import { aNewRun } from '../../testing/a-new-run';
import { startActions } from '../../testing/start-actions';
import { createRunId } from '../calls/run-id';
import { RunsRepository } from '../runs/runs.repository';
import type { LoggedRequest } from './logged-request';
import { RequestLogMaintenanceJob } from './request-log-maintenance.job';
import { RequestLogRepository } from './request-log.repository';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const { db, app } = await startActions();

const maintain = () => app.nest.get(RequestLogMaintenanceJob).runOnce();

const readLog = ({ userId }: Pick<TestCaller, 'userId'>) =>
  db.owner.query<{ id: string; request_id: string; status: number; code: string | null; credits: number }[]>(
    'select id, request_id, status, code, credits from request_log where user_id = $1 order by id',
    [userId],
  );

/** Charged so long ago, and never written to the log: its process was killed. */
async function insertRun(caller: TestCaller, ageMs: number): Promise<string> {
  const id = createRunId(Date.now() - ageMs);
  const run = aNewRun(caller, { id, requestId: `request-${id}`, callsPerMinute: 600 });
  expect(await app.nest.get(RunsRepository).begin(run)).toMatchObject({ outcome: 'charged' });
  return id;
}

const finish = (id: string) => app.nest.get(RunsRepository).finish({ id, durationMs: 5, answer: undefined });

function aRequest(userId: string, ageMs: number): LoggedRequest {
  const outcome = {
    kind: 'run',
    status: 422,
    code: 'validation_failed',
    durationMs: 1,
    credits: 0,
    unlisted: 0,
  } as const;
  return { id: createRunId(Date.now() - ageMs), userId, requestId: 'request', action: 'works', ...outcome };
}

const add = (...requests: LoggedRequest[]) => app.nest.get(RequestLogRepository).add(requests);

describe('a charged call that its process did not write down', () => {
  it('is copied from its run, once, however that ended', async () => {
    const caller = await aCaller(db);
    const [done, failed, slow, crashed] = [
      await insertRun(caller, 6 * MINUTE),
      await insertRun(caller, 5 * MINUTE),
      await insertRun(caller, 4 * MINUTE),
      await insertRun(caller, 3 * MINUTE),
    ];
    await finish(done);
    await app.nest.get(RunsRepository).fail({ id: failed, status: 'failed', durationMs: 5, reason: 'Test' });
    await app.nest.get(RunsRepository).fail({ id: slow, status: 'timed_out', durationMs: 5, reason: 'Test' });
    await db.owner.query(`update run set deadline_at = now() - interval '1 second' where id = $1`, [crashed]);
    await app.nest.get(RunsRepository).sweep();

    await Promise.all([maintain(), app.nest.get(RequestLogRepository).logMissingRuns(5_000, 2 * MINUTE)]);
    await maintain();
    expect(await readLog(caller)).toEqual([
      { id: done, request_id: `request-${done}`, status: 200, code: null, credits: 7 },
      { id: failed, request_id: `request-${failed}`, status: 503, code: 'action_failed', credits: 0 },
      { id: slow, request_id: `request-${slow}`, status: 503, code: 'action_timed_out', credits: 0 },
      { id: crashed, request_id: `request-${crashed}`, status: 503, code: 'interrupted', credits: 0 },
    ]);
  });

  it('is not passed over while it runs, nor what began after it', async () => {
    const caller = await aCaller(db);
    const [running, later] = [await insertRun(caller, 4 * MINUTE), await insertRun(caller, 3 * MINUTE)];
    // The log has been compared up to here by the tests before.
    await db.owner.query('update request_log_progress set last_run = first_id_of($1)', [
      new Date(Date.now() - 10 * MINUTE),
    ]);
    await finish(later);
    await maintain();
    expect(await readLog(caller)).toEqual([]);
    await finish(running);
    await maintain();
    expect((await readLog(caller)).map(({ id }) => id)).toEqual([running, later]);
  });

  it('waits two minutes, so that the process that answered it comes first', async () => {
    const caller = await aCaller(db);
    await finish(await insertRun(caller, MINUTE));
    await maintain();
    expect(await readLog(caller)).toEqual([]);
  });

  it('is never passed over because the way in which it ended has no answer', async () => {
    await finish(await insertRun(await aCaller(db), 3 * MINUTE));
    await expect(
      db.dataSource.query(`select log_missing_runs(5000, 120000, '{failed}', '{503}', '{action_failed}')`),
    ).rejects.toThrow('null value in column "status"');
    await maintain();
  });

  it('stays as its process wrote it', async () => {
    const caller = await aCaller(db);
    const id = createRunId(Date.now() - 3 * MINUTE);
    await add({ ...aRequest(caller.userId, 0), id });
    await add({ ...aRequest(caller.userId, 0), id, status: 200 });
    expect(await readLog(caller)).toMatchObject([{ id, status: 422 }]);
  });
});

describe('calls of more than 30 days ago', () => {
  it('are deleted, and younger ones are not', async () => {
    const { userId } = await aCaller(db);
    const [old, young] = [aRequest(userId, 30 * DAY + MINUTE), aRequest(userId, 30 * DAY - MINUTE)];
    await add(old, young);
    await maintain();
    expect((await readLog({ userId })).map(({ id }) => id)).toEqual([young.id]);
  });
});

describe('calls of a deleted account', () => {
  it('are deleted with it, and those that are written late soon after', async () => {
    const [leaver, other] = [await aCaller(db), await aCaller(db)];
    await add(aRequest(leaver.userId, 0), aRequest(other.userId, 0));
    await db.owner.query('select actions_api.erase_user_v1($1)', [leaver.userId]);
    expect(await readLog(leaver)).toEqual([]);

    await add(aRequest(leaver.userId, 0));
    await maintain();
    expect(await readLog(leaver)).toEqual([]);
    expect(await readLog(other)).toHaveLength(1);
  });

  it('are looked for until a day after its deletion', async () => {
    const { userId } = await aCaller(db);
    await db.owner.query('select actions_api.erase_user_v1($1)', [userId]);
    const isRemembered = async () =>
      (await db.owner.query<object[]>('select from erased_user where user_id = $1', [userId])).length === 1;
    const erasedAgo = (ageMs: number) =>
      db.owner.query('update erased_user set erased_at = $2 where user_id = $1', [
        userId,
        new Date(Date.now() - ageMs),
      ]);
    await erasedAgo(DAY - MINUTE);
    await maintain();
    expect(await isRemembered()).toBe(true);
    await erasedAgo(DAY + MINUTE);
    await maintain();
    expect(await isRemembered()).toBe(false);
  });
});
