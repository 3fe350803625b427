import { describe, expect, it } from 'vitest';
import { aCaller, asAccounts, type TestCaller } from '../../testing/a-caller';
import { aNewRun } from '../../testing/a-new-run';
import { fakeRegistry } from '../../testing/fake-registry';
import { startActions } from '../../testing/start-actions';
import { createRunId } from '../calls/run-id';
import { RUN_GRACE_MS } from '../calls/run-deadline';
import type { NewRun } from './run-record';
import { RunsRepository } from './runs.repository';

const { db, app } = await startActions({ registry: fakeRegistry });

const run = (caller: TestCaller, slug: string) =>
  app.inject({ method: 'POST', url: `/v1/actions/${slug}`, headers: caller.headers, payload: {} });
/** A failed call was counted. */
const COUNTED = { 'ratelimit-policy': '"default";q=600;w=60', ratelimit: '"default";r=599;t=60' };
const readLedger = ({ userId }: TestCaller) =>
  asAccounts<{ delta: string; reason: string | null; run_id: string }>(
    db,
    `select delta, reason, run_id from ledger_entry where user_id = $1 and transaction_type <> 'purchase' order by seq`,
    [userId],
  );

/** As a process that was killed leaves it: charged, and never heard of again. */
async function beginAndCrash(caller: TestCaller): Promise<string> {
  const run = aNewRun(caller);
  expect(await app.nest.get(RunsRepository).begin(run)).toMatchObject({ outcome: 'charged' });
  return run.id;
}

describe('a run that fails on our side', () => {
  it.each([
    ['throws', 'action_failed', 'The action failed', 'failed'],
    ['lies', 'action_failed', 'The action failed', 'failed'],
    ['hangs', 'action_timed_out', 'The action took too long', 'timed_out'],
  ])('%s: is given back by a line that names it', async (slug, code, reason, status) => {
    const caller = await aCaller(db);
    const answer = await run(caller, slug);
    expect(answer.json()).toMatchObject({ status: 503, code, cost: 0 });
    expect(answer.headers).toMatchObject(COUNTED);
    expect(JSON.stringify(answer.json())).not.toContain('boom');
    const [record] = await db.owner.query<{ id: string; status: string }[]>(
      'select id, status from run where user_id = $1',
      [caller.userId],
    );
    expect(record?.status).toBe(status);
    expect(await readLedger(caller)).toEqual([
      { delta: '-7', reason: null, run_id: record?.id },
      { delta: '7', reason: `${reason} (run ${record?.id})`, run_id: record?.id },
    ]);
  });
});

describe('a run that fails through no fault of ours', () => {
  it.each([
    ['rejects', 422, 'unusable_input', 'rejected', 'The input could not be worked on', 'The PDF has a password.'],
    ['finds_nobody', 424, 'upstream_failed', 'upstream_failed', 'Something outside failed', 'The page did not answer.'],
  ])('%s: says why, and is given back', async (slug, status, code, ending, reason, message) => {
    const caller = await aCaller(db);
    const answer = await run(caller, slug);
    expect(answer.json()).toMatchObject({ status, code, cost: 0 });
    expect(answer.headers).toMatchObject(COUNTED);
    expect(JSON.stringify(answer.json())).toContain(message);
    expect(await db.owner.query('select status from run where user_id = $1', [caller.userId])).toEqual([
      { status: ending },
    ]);
    expect(await readLedger(caller)).toMatchObject([
      { delta: '-7' },
      { delta: '7', reason: expect.stringContaining(reason) as string },
    ]);
  });
});

describe('a run that cannot be noted', () => {
  it('is not charged, and fails alone among those that begin with it', async () => {
    const caller = await aCaller(db);
    const runs = Array.from({ length: 9 }, () => aNewRun(caller));
    // Noted after the charge, in the same transaction; the database refuses it.
    const broken = runs.map((run, index) => (index === 4 ? { ...run, requestId: null as unknown as string } : run));
    const starts = await Promise.allSettled(broken.map((run) => app.nest.get(RunsRepository).begin(run)));
    expect(starts.map(({ status }) => status === 'fulfilled')).toEqual(runs.map((_, index) => index !== 4));
    expect((await readLedger(caller)).map(({ run_id }) => run_id).sort()).toEqual(
      runs
        .filter((_, index) => index !== 4)
        .map(({ id }) => id)
        .sort(),
    );
    await expect(app.nest.get(RunsRepository).begin({ ...(broken[4] as NewRun), id: createRunId() })).rejects.toThrow(
      'null value',
    );
    expect(await readLedger(caller)).toHaveLength(8);
  });
});

describe('a run whose end is told twice', () => {
  it('is finished once, and says so both times', async () => {
    const caller = await aCaller(db);
    const id = await beginAndCrash(caller);
    const end = { id, durationMs: 5, answer: undefined };
    expect(await app.nest.get(RunsRepository).finish(end)).toBe(true);
    expect(await app.nest.get(RunsRepository).finish({ ...end, durationMs: 9 })).toBe(true);
    expect(await db.owner.query('select status, duration_ms from run where id = $1', [id])).toEqual([
      { status: 'succeeded', duration_ms: 5 },
    ]);
  });
});

describe('a run that a crash interrupted', () => {
  it('is refunded once after its deadline, by whichever replica sweeps', async () => {
    const caller = await aCaller(db);
    const id = await beginAndCrash(caller);
    const runs = app.nest.get(RunsRepository);
    expect(await runs.sweep()).toBe(0);
    await db.owner.query(`update run set deadline_at = now() - interval '1 second' where id = $1`, [id]);
    const swept = await Promise.all([runs.sweep(), runs.sweep(), runs.sweep()]);
    expect(swept.reduce((sum, count) => sum + count)).toBe(1);
    expect((await readLedger(caller)).map(({ delta, reason }) => [delta, reason])).toEqual([
      ['-7', null],
      ['7', `The action was interrupted (run ${id})`],
    ]);
  });

  it.each([1, 9])('has its deadline a grace after its time-out, %i at once', async (count) => {
    const caller = await aCaller(db);
    const runs = Array.from({ length: count }, (_, index) => aNewRun(caller, { timeoutMs: 1_000 * (index + 1) }));
    await Promise.all(runs.map((run) => app.nest.get(RunsRepository).begin(run)));
    const rows = await db.owner.query<{ seconds: number }[]>(
      'select round(extract(epoch from deadline_at - started_at))::integer as seconds from run where user_id = $1 order by deadline_at - started_at',
      [caller.userId],
    );
    expect(rows.map(({ seconds }) => seconds)).toEqual(runs.map((run) => (run.timeoutMs + RUN_GRACE_MS) / 1_000));
  });

  it('is given back in portions', async () => {
    const ids = await Promise.all([1, 2, 3].map(async () => beginAndCrash(await aCaller(db))));
    await db.owner.query(`update run set deadline_at = now() - interval '1 second' where id = any ($1)`, [ids]);
    const sweep = () => db.dataSource.query<{ count: number }[]>('select sweep_runs(2) as count');
    expect([await sweep(), await sweep()]).toEqual([[{ count: 2 }], [{ count: 1 }]]);
  });

  it('cannot be finished after it was given back', async () => {
    const id = await beginAndCrash(await aCaller(db));
    await db.owner.query(`update run set deadline_at = now() - interval '1 second' where id = $1`, [id]);
    await app.nest.get(RunsRepository).sweep();
    expect(await app.nest.get(RunsRepository).finish({ id, durationMs: 5, answer: undefined })).toBe(false);
  });
});
