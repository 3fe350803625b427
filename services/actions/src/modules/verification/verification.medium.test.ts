import { describe, expect, it } from 'vitest';
import { aCaller } from '../../testing/a-caller';
import { readBalance } from '../../testing/a-ledger';
import { startMeasuredAction } from '../../testing/start-measured-action';
import { Verifier } from './verifier';

const { db, app, clock, startReplica, measured, list, verifier, verify, readMetrics, call, forgetAll } =
  await startMeasuredAction();

describe('a pass over the examples of an action', () => {
  it.each([
    ['right', true, ['ok', 'ok'], null],
    ['wrong', false, ['server_error', 'server_error'], 'The answer is another one'],
    ['error', false, ['server_error', 'server_error'], 'boom'],
    ['never', false, ['timeout', 'timeout'], 'Not done after 50 ms'],
  ] as const)('whose answer is %s is recorded', async (answer, passed, outcomes, fault) => {
    await forgetAll();
    await verify(answer);
    expect(await db.owner.query('select slug, passed from verification_pass')).toEqual([{ slug: 'measured', passed }]);
    const runs = await db.owner.query<{ outcome: string; fault: string | null }[]>(
      'select example, outcome, fault from example_run order by example desc',
    );
    expect(runs).toMatchObject([
      { example: 'whole', outcome: outcomes[0] },
      { example: 'part', outcome: outcomes[1] },
    ]);
    expect(runs[0]?.fault ?? '').toContain(fault ?? '');
  });
});

describe('the hour of an action', () => {
  it('is taken by one replica, and comes again an hour later', async () => {
    await verifier.schedule();
    const other = (await startReplica()).nest.get(Verifier);
    await db.owner.query(`update verification_schedule set due_at = now() - interval '1 minute'`);
    clock.moment = new Date();
    expect((await Promise.all([verifier.verifyNext(), other.verifyNext()])).sort()).toEqual([false, true]);
    expect(await verifier.verifyNext()).toBe(false);
    clock.moment = new Date(Date.now() + 3_601_000);
    expect(await verifier.verifyNext()).toBe(true);
  });
});

it.each([
  ['all actions', 'on', 6],
  ['the named actions', 'measured_1,measured_3', 2],
])('runs the examples of %s that are due without a pause between them', async (_, wanted, passes) => {
  await forgetAll();
  const others = Array.from({ length: 5 }, (_, index) => ({ ...measured, slug: `measured_${index}` }));
  list.push(...others);
  await verifier.schedule();
  await db.owner.query(`update verification_schedule set due_at = now() - interval '1 minute'`);
  const replica = await startReplica({ env: { VERIFY_EXAMPLES: wanted } });
  const count = () => db.owner.query('select slug from verification_pass');
  await expect.poll(count).toHaveLength(passes);
  await replica.close();
  list.splice(1);
  // Nothing else was taken meanwhile.
  expect(await count()).toHaveLength(passes);
});

describe('the figures of the catalogue', () => {
  it('are unknown before anything ran', async () => {
    await forgetAll();
    expect(await readMetrics()).toMatchObject({
      health_status: null,
      score: null,
      p95_latency_ms_24h: null,
      success_rate_24h: null,
      on_time_rate_24h: null,
      last_verified_at: null,
      latency_target_ms: 100,
    });
  });

  it('can each be recomputed from the records', async () => {
    await forgetAll();
    await verify('right', 'wrong');
    const caller = await aCaller(db);
    for (let index = 0; index < 25; index += 1) await call(caller);
    await db.owner.query(
      `update run set duration_ms = place * 5 from (
         select id, row_number() over (order by id) as place from run where user_id = $1
       ) numbered where numbered.id = run.id`,
      [caller.userId],
    );
    const shown = await readMetrics();
    const records = await db.owner.query<{ live: boolean; ok: boolean; ms: number }[]>(
      `select true as live, status = 'succeeded' as ok, duration_ms as ms from run
       union all select false, outcome = 'ok', duration_ms from example_run`,
    );
    const succeeded = records.filter(({ ok }) => ok);
    const onTime = succeeded.filter(({ ms }) => ms <= 100).length / succeeded.length;
    expect(records).toHaveLength(29);
    expect(shown.success_rate_24h).toBeCloseTo(succeeded.length / records.length, 10);
    expect(shown.on_time_rate_24h).toBeCloseTo(onTime, 10);
    // Of 5, 10 … 125 ms, by linear interpolation at 0.95 * 24.
    expect(shown.p95_latency_ms_24h).toBeCloseTo(119, 10);
    const [pass] = await db.owner.query<{ at: Date }[]>(
      'select finished_at as at from verification_pass where passed order by finished_at desc limit 1',
    );
    expect(shown.last_verified_at).toBe(pass?.at.toISOString());
    expect(shown.score).toBe(Math.round(50 * ((succeeded.length + 19) / (records.length + 20)) + 30 * onTime + 20));
    expect(shown.health_status).toBe('degraded');
  });

  it('leave out runs that failed through no fault of ours', async () => {
    await forgetAll();
    await verify('right');
    const caller = await aCaller(db);
    await call(caller);
    await db.owner.query(`update run set status = 'rejected'`);
    expect(await readMetrics()).toMatchObject({ success_rate_24h: 1, health_status: 'healthy' });
    await db.owner.query(`update run set status = 'failed'`);
    expect((await readMetrics()).success_rate_24h).toBeCloseTo(2 / 3, 10);
  });

  it('are computed by a job that plans its next run within a minute', async () => {
    await forgetAll();
    await verify('right');
    await db.owner.query('delete from action_metrics');
    await app.runJobs();
    expect(await db.owner.query('select slug, health_status from action_metrics')).toEqual([
      { slug: 'measured', health_status: 'healthy' },
    ]);
    const [next] = await db.dataSource.query<{ seconds: number }[]>(
      `select extract(epoch from run_at - now())::int as seconds from actions_jobs.jobs where key = 'refresh-metrics'`,
    );
    expect(next?.seconds).toBeGreaterThan(50);
    expect(next?.seconds).toBeLessThanOrEqual(60);
  });

  it('are not shown to anonymous readers', async () => {
    const answer = await app.inject({ method: 'GET', url: '/api/actions/public-catalogue' });
    expect(answer.json()[0]).toMatchObject({ slug: 'measured', health_status: null, latency_target_ms: null });
  });
});

it('refuses calls of an action that is down, and debits nothing', async () => {
  await forgetAll();
  await verify('right', 'error', 'error', 'error');
  expect(await readMetrics()).toMatchObject({ health_status: 'down' });
  const caller = await aCaller(db);
  const answer = await call(caller);
  expect(answer.json()).toMatchObject({ status: 503, code: 'action_down' });
  expect(answer.headers['retry-after']).toBe('600');
  expect(await readBalance(db, caller)).toBe(100);
  await verify('right', 'right');
  expect(await readMetrics()).toMatchObject({ health_status: 'healthy' });
  expect((await call(caller)).json()).toMatchObject({ status: 200 });
});
