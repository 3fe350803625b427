import { describe, expect, it, vi } from 'vitest';
import { aCaller, revoke } from '../../testing/a-caller';
import { readCharges } from '../../testing/a-ledger';
import { acceptRun, callDeferred, readRun } from '../../testing/deferred-call';
import { registryWith } from '../../testing/fake-registry';
import { readCallLog } from '../../testing/read-call-log';
import { startActions } from '../../testing/start-actions';
import { BackgroundRunsRepository } from '../background-queue/background-runs.repository';
import { RunsRepository } from '../runs/runs.repository';
import { BackgroundRunsMaintenance } from './background-runs.maintenance';

const HOUR_MS = 3_600_000;

const { db, app, clock } = await startActions({ registry: registryWith() });
const maintenance = app.nest.get(BackgroundRunsMaintenance);

const read = (caller: Parameters<typeof readRun>[1], id: string) => readRun(app, caller, id);

describe('a run', () => {
  it('is not there for another account, without a key, or with a revoked one', async () => {
    const caller = await aCaller(db);
    const id = await acceptRun(app, caller);
    const foreign = await read(await aCaller(db), id);
    expect(foreign.json()).toMatchObject({ status: 404, code: 'run_not_found' });
    expect((await read(caller, crypto.randomUUID())).json()).toMatchObject({ status: 404, code: 'run_not_found' });
    expect((await read({ headers: { authorization: '' } }, id)).statusCode).toBe(401);
    await revoke(db, caller.userId);
    expect((await read(caller, id)).statusCode).toBe(401);
  });

  it('runs although its key was revoked: it is paid for', async () => {
    const caller = await aCaller(db);
    const id = await acceptRun(app, caller);
    await revoke(db, caller.userId);
    await app.runJobs();
    expect(await db.owner.query('select status from run where id = $1', [id])).toEqual([{ status: 'succeeded' }]);
  });

  it('is not counted against the rate limit when it is looked at', async () => {
    const caller = await aCaller(db);
    const id = await acceptRun(app, caller);
    for (let looks = 0; looks < 5; looks++) await read(caller, id);
    expect((await callDeferred(app, caller)).headers.ratelimit).toBe('"default";r=598;t=60');
  });

  it('is forgotten a day after its end, and not before', async () => {
    const caller = await aCaller(db);
    const id = await acceptRun(app, caller);
    await app.runJobs();
    clock.moment = new Date(Date.now() + 24 * HOUR_MS - 60_000);
    await maintenance.run();
    expect((await read(caller, id)).statusCode).toBe(200);
    clock.moment = new Date(Date.now() + 24 * HOUR_MS + 60_000);
    expect((await read(caller, id)).json()).toMatchObject({ status: 404, code: 'run_not_found' });
    await maintenance.run();
    expect(await db.owner.query('select from background_run where id = $1', [id])).toEqual([]);
  });

  it('that does not begin within an hour is given back, and says so', async () => {
    const caller = await aCaller(db);
    const id = await acceptRun(app, caller);
    const [kept] = await db.owner.query<{ minutes: string }[]>(
      `select round(extract(epoch from deadline_at - started_at) / 60) as minutes from run where id = $1`,
      [id],
    );
    expect(kept?.minutes).toBe('60');
    await db.owner.query(`update run set deadline_at = now() - interval '1 second' where id = $1`, [id]);
    await app.nest.get(RunsRepository).sweep();
    await app.runJobs();
    expect(await readCharges(db, caller)).toEqual([-7, 7]);
    await maintenance.run();
    expect((await read(caller, id)).json()).toMatchObject({
      state: 'failed',
      answer: { status: 503, code: 'interrupted', cost: 0 },
    });
    expect(await readCallLog(db, caller)).toContainEqual(expect.objectContaining({ code: 'interrupted', credits: 0 }));
    // No fault of the action.
    expect(await db.owner.query('select status from run where id = $1', [id])).toEqual([{ status: 'rejected' }]);
  });
});

describe('the maintenance', () => {
  it('goes on when the end of one run cannot be written', async () => {
    const caller = await aCaller(db);
    const ids = [await acceptRun(app, caller), await acceptRun(app, caller)];
    await db.owner.query(`update run set deadline_at = now() - interval '1 second' where id = any ($1)`, [ids]);
    await app.nest.get(RunsRepository).sweep();
    const runs = app.nest.get(BackgroundRunsRepository);
    vi.spyOn(runs, 'close').mockRejectedValueOnce(new Error('away'));
    const forget = vi.spyOn(runs, 'forget');
    await maintenance.run();
    expect(forget).toHaveBeenCalledTimes(1);
    const states = await Promise.all(ids.map(async (id) => (await read(caller, id)).json().answer?.code));
    expect(states.toSorted()).toEqual(['interrupted', undefined]);
    await maintenance.run();
  });
});

describe('an account that is deleted', () => {
  it('is given back what has not begun, and is forgotten', async () => {
    const caller = await aCaller(db);
    const id = await acceptRun(app, caller);
    expect(await db.owner.query('select actions_api.settle_user_v1($1) as left', [caller.userId])).toEqual([
      { left: 0 },
    ]);
    expect(await readCharges(db, caller)).toEqual([-7, 7]);
    await db.owner.query('select actions_api.erase_user_v1($1)', [caller.userId]);
    expect(await db.owner.query('select from background_run where id = $1', [id])).toEqual([]);
    await app.runJobs();
    await maintenance.run();
    expect(await db.owner.query('select from background_run where id = $1', [id])).toEqual([]);
    expect(await readCallLog(db, caller)).toEqual([]);
  });

  it('has its runs in the copy of its data', async () => {
    const caller = await aCaller(db);
    const id = await acceptRun(app, caller);
    await app.runJobs();
    const [copy] = await db.owner.query<{ copy: { background_runs: object[] } }[]>(
      'select actions_api.export_user_v1($1) as copy',
      [caller.userId],
    );
    expect(copy?.copy.background_runs).toMatchObject([
      { id, action: 'works', input: null, answer: expect.stringContaining('"done":true') },
    ]);
  });
});
