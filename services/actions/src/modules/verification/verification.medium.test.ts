import { randomUUID } from 'node:crypto';
import { Clock, CONFIG, JobSchedule } from '@declic/nest-kit';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { ActionsConfig } from '../../config';
import { aCaller } from '../../testing/a-caller';
import { readBalance } from '../../testing/a-ledger';
import { countLockWaits, holdRow } from '../../testing/hold-row';
import { startMeasuredAction } from '../../testing/start-measured-action';
import { ActionsRegistry } from '../catalogue/actions.registry';
import { ActionHealth } from '../metrics/action-health';
import { MetricsRepository } from '../metrics/metrics.repository';
import { RefreshMetricsJob } from './refresh-metrics.job';
import { VerificationRepository } from './verification.repository';
import { Verifier } from './verifier';

const {
  db,
  app,
  clock,
  startReplica,
  startRelease,
  state,
  measured,
  list,
  verifier,
  verify,
  get,
  readMetrics,
  call,
  forgetAll,
} = await startMeasuredAction();

const makeDue = () => db.owner.query(`update verification_schedule set due_at = now() - interval '1 minute'`);

async function callTimes(caller: { headers: object }, times: number): Promise<void> {
  for (let index = 0; index < times; index += 1) await call(caller);
}

/** How many passes are made in a time, looked at every five seconds of the clock of the test. */
async function countPasses(milliseconds: number, afterMs = 0, by = verifier): Promise<number> {
  const start = Date.now() + afterMs;
  let passes = 0;
  for (let passed = 0; passed <= milliseconds; passed += 5_000) {
    clock.moment = new Date(start + passed);
    if (await by.verifyNext()) passes += 1;
  }
  return passes;
}

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

  it('is not taken by a replica that cannot run it', async () => {
    await verifier.schedule();
    await makeDue();
    list.length = 0;
    expect(await verifier.verifyNext()).toBe(false);
    list.push(measured);
    expect(await verifier.verifyNext()).toBe(true);
  });
});

describe('an action that fails', () => {
  it('runs again soon: it is down within minutes, and up as soon', async () => {
    await forgetAll();
    await verify('right');
    await verifier.schedule();
    await makeDue();
    state.answer = 'error';
    expect(await countPasses(200_000)).toBe(3);
    expect(await readMetrics()).toMatchObject({ health_status: 'down' });
    state.answer = 'right';
    expect(await countPasses(900_000, 200_000)).toBe(2);
    expect(await readMetrics()).toMatchObject({ health_status: 'healthy' });
  });

  it('is due at once when most of its calls failed since its last pass, at most every five minutes', async () => {
    await forgetAll();
    await verify('right');
    await verifier.schedule();
    await db.owner.query(`update verification_schedule set due_at = now() + interval '50 minutes'`);
    const caller = await aCaller(db);
    await callTimes(caller, 5);
    await db.owner.query(`update run set status = 'failed'`);
    const advance = async () => {
      await app.nest.get(VerificationRepository).advanceFailing(clock.now());
      const [row] = await db.owner.query<{ due_at: Date }[]>('select due_at from verification_schedule');
      return (row?.due_at.getTime() ?? 0) <= clock.now().getTime();
    };
    expect(await advance()).toBe(false);
    clock.moment = new Date(Date.now() + 301_000);
    await callTimes(caller, 5);
    expect(await advance()).toBe(false);
    await db.owner.query(
      `update run set status = 'timed_out' where status = 'succeeded' and id = (select max(id::text)::uuid from run)`,
    );
    expect(await advance()).toBe(true);
    expect(await verifier.verifyNext()).toBe(true);
    expect(await advance()).toBe(false);
    // What was checked counts no more.
    clock.moment = new Date(Date.now() + 602_000);
    expect(await advance()).toBe(false);
  });
});

describe('a release', () => {
  const startVerifier = async (release: string) => (await startRelease(release)).nest.get(Verifier);
  const releases = app.nest.get(VerificationRepository);
  const aReplica = (release: string) => ({ id: randomUUID(), release });
  const replicas = { one: aReplica('one'), two: aReplica('two'), three: aReplica('three'), four: aReplica('four') };
  const note = (release: keyof typeof replicas, now: Date) => releases.noteReplica(replicas[release], now);
  const at = (minutes: number) => new Date(Date.UTC(2030, 0, 1, 0, minutes));

  const forgetReleases = () =>
    Promise.all(['schedule', 'replica'].map((name) => db.owner.query(`delete from verification_${name}`)));
  beforeEach(async () => {
    await forgetReleases();
  });
  afterAll(async () => {
    await forgetReleases();
  });

  it('makes known actions due when it is new, and only it runs them', async () => {
    const [one, two] = [await startVerifier('one'), await startVerifier('two')];
    await one.schedule();
    await makeDue();
    expect(await one.verifyNext()).toBe(true);
    await two.schedule();
    await two.schedule();
    // The pass that the other one had begun plans nothing any more.
    await releases.plan('measured', 'one', at(0));
    clock.moment = new Date(Date.now() + 60_000);
    expect(await one.verifyNext()).toBe(false);
    expect(await two.verifyNext()).toBe(true);
    expect(await two.verifyNext()).toBe(false);
  });

  it('runs the examples as long as it lives, when it arrived last: two at a time do not make actions due by turns', async () => {
    const newest: string[] = [];
    for (let minute = 0; minute < 60; minute += 1) {
      for (const release of minute === 0 ? (['one'] as const) : (['two', 'one', 'two'] as const))
        if (await note(release, at(minute))) newest.push(release);
    }
    expect([newest[0], new Set(newest.slice(1))]).toEqual(['one', new Set(['two'])]);
    // After the other one ended without a word.
    expect(await note('one', at(65))).toBe(false);
    expect(await note('one', at(70))).toBe(true);
  });

  it('that replaced another one is replaced by it again when that comes back', async () => {
    const seen = (release: keyof typeof replicas, minute: number) => note(release, at(1_000 + minute));
    expect([await seen('three', 0), await seen('four', 1), await seen('four', 30)]).toEqual([true, true, true]);
    expect([await seen('three', 31), await seen('four', 31)]).toEqual([true, false]);
  });

  it('is gone when its last replica ended in order', async () => {
    const second = aReplica('two');
    await note('one', at(0));
    await note('two', at(1));
    await releases.noteReplica(second, at(2));
    await releases.noteEnd(replicas.two);
    expect([await note('one', at(3)), await releases.noteReplica(second, at(3))]).toEqual([false, true]);
    await releases.noteEnd(second);
    expect(await note('one', at(3))).toBe(true);
  });

  it('that was replaced stays so when it is started again', async () => {
    await note('one', at(0));
    await note('two', at(1));
    await releases.noteEnd(replicas.one);
    expect(await releases.noteReplica(aReplica('one'), at(2))).toBe(false);
  });

  it('runs the examples as soon as the process of the release after it was stopped', async () => {
    await note('one', new Date());
    const bad = await startRelease('bad', 'on');
    await expect.poll(() => note('one', new Date())).toBe(false);
    await bad.close();
    expect(await note('one', new Date())).toBe(true);
  });

  it('that lives beside a newer one makes nothing due when it is started again', async () => {
    const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
    await note('one', minutesAgo(5));
    await note('two', minutesAgo(3));
    await releases.schedule(['measured'], 'two', new Date(), 0);
    const older = await startRelease('one', 'on');
    const isSeen = async () =>
      (await db.owner.query(`select from verification_replica where release = 'one' and seen_at > $1`, [minutesAgo(1)]))
        .length;
    await expect.poll(isSeen).toBe(1);
    // Ends after the turn that noted it.
    await older.close();
    expect(await db.owner.query('select release from verification_schedule')).toEqual([{ release: 'two' }]);
  });

  it('that comes back while a newer one lives makes its actions due again', async () => {
    await forgetAll();
    const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
    await note('one', new Date());
    await releases.schedule(['measured'], 'one', minutesAgo(1), 0);
    // A pass that ends when this is released stands for a process that was suspended.
    const passes = await holdRow(db, 'actions', 'lock table verification_pass in share mode');
    const suspended = await startRelease('one', 'on');
    await expect.poll(() => countLockWaits(db)).toBe(1);
    await db.owner.query('update verification_replica set arrived_at = $1, seen_at = $1', [minutesAgo(11)]);
    expect(await note('two', new Date())).toBe(true);
    await releases.schedule(['measured'], 'two', new Date(), 0);
    await passes.release();
    await expect.poll(() => db.owner.query('select release from verification_schedule')).toEqual([{ release: 'one' }]);
    await suspended.close();
  });

  it('fails within minutes of its start', async () => {
    await forgetAll();
    await verify('right', 'right');
    await verifier.schedule();
    await db.owner.query(`update verification_schedule set due_at = now() + interval '50 minutes'`);
    const broken = await startVerifier('broken');
    state.answer = 'error';
    await broken.schedule();
    expect(await countPasses(250_000, 0, broken)).toBe(3);
    state.answer = 'right';
    expect(await readMetrics()).toMatchObject({ health_status: 'down' });
  });
});

describe('a stop of the service', () => {
  const age = (interval: string) =>
    db.owner.query(`update verification_pass set finished_at = finished_at - $1::interval`, [interval]);

  it('changes neither what is down nor when an action was verified', async () => {
    await forgetAll();
    await verify('right', 'error', 'error', 'error');
    await age('3 days');
    const [pass] = await db.owner.query<{ at: Date }[]>('select finished_at as at from verification_pass where passed');
    expect(await readMetrics()).toMatchObject({
      health_status: 'down',
      last_verified_at: pass?.at.toISOString(),
      score: 68, // of 37.5, 30 and 20 / e³
    });
  });

  it('of a month keeps when an action passed last, and nothing else', async () => {
    await forgetAll();
    await verify('right', 'right', 'error');
    await age('31 days');
    await verifier.forget();
    expect(await db.owner.query('select passed from verification_pass')).toEqual([{ passed: true }]);
    expect(await readMetrics()).toMatchObject({
      health_status: 'degraded',
      last_verified_at: expect.any(String) as string,
    });
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

  it('are computed by the job that makes failing actions due', async () => {
    await forgetAll();
    await verifier.schedule();
    await db.owner.query(`update verification_schedule set due_at = now() + interval '50 minutes'`);
    await callTimes(await aCaller(db), 5);
    await db.owner.query(`update run set status = 'failed'`);
    const { nest } = app;
    // Of a process that has not computed them yet, and so need not rest from it.
    const job = new RefreshMetricsJob(
      nest.get(ActionsRegistry),
      nest.get(MetricsRepository),
      nest.get(VerificationRepository),
      nest.get(Clock),
      nest.get(JobSchedule),
      nest.get<ActionsConfig>(CONFIG),
    );
    await job.handle({}, { signal: undefined });
    expect(await verifier.verifyNext()).toBe(true);
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

it('runs calls of an action that was down when its examples run no more: it has no health then', async () => {
  await forgetAll();
  await verify('right', 'error', 'error', 'error');
  expect(await readMetrics()).toMatchObject({ health_status: 'down' });
  const unverified = await startReplica({ env: { VERIFY_EXAMPLES: 'off' } });
  await unverified.nest.get(RefreshMetricsJob).refresh();
  await Promise.all([unverified, app].map(({ nest }) => nest.get(ActionHealth).read()));
  const catalogue = await get('/api/actions/catalogue');
  expect(catalogue.json()[0]).toMatchObject({ health_status: null, score: null, last_verified_at: null });
  expect((await call(await aCaller(db))).json()).toMatchObject({ status: 200 });
});
