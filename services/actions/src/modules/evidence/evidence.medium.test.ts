import type { OpOutput } from '@declic/nest-kit';
import { beforeEach, describe, expect, it } from 'vitest';
import { aCaller } from '../../testing/a-caller';
import { startMeasuredAction } from '../../testing/start-measured-action';
import { DescribedRuns } from './described-runs';
import { EvidenceService } from './evidence.service';

const { db, app, clock, startReplica, get, verify, readMetrics, call, forgetAll } = await startMeasuredAction();
const described = app.nest.get(DescribedRuns);
const URL = '/api/actions/catalogue/measured/evidence';

async function readEvidence() {
  described.forget();
  return (await get(URL)).json<OpOutput<'getActionEvidence'>>();
}

/** Calls of a new account, and the milliseconds that each is recorded with: 5, 10, 15 … */
async function callTimes(times: number): Promise<string> {
  const caller = await aCaller(db);
  for (let index = 0; index < times; index += 1) await call(caller);
  await db.owner.query(
    `update run set duration_ms = place * 5 from (
       select id, row_number() over (order by id) as place from run where user_id = $1
     ) numbered where numbered.id = run.id`,
    [caller.userId],
  );
  return caller.userId;
}

const readRecords = () =>
  db.owner.query<{ live: boolean; status: string; ms: number }[]>(
    `select true as live, status, duration_ms as ms from run
     union all
     select false, case outcome when 'ok' then 'succeeded' when 'timeout' then 'timed_out' else 'failed' end, duration_ms
       from example_run`,
  );

beforeEach(async () => {
  await forgetAll();
});

describe('the evidence of an action', () => {
  it('is empty before anything ran', async () => {
    const { runs, latency, verification, score, incidents } = await readEvidence();
    expect([runs.counted, latency.count, latency.p95, verification, score.freshness, incidents]).toEqual([
      ...[0, 0, null, null, null, []],
    ]);
  });

  it('leads to the figures that the catalogue shows, and both can be recomputed from the records', async () => {
    await verify('right', 'wrong');
    await callTimes(25);
    const shown = await readMetrics();
    const evidence = await readEvidence();
    const records = await readRecords();
    const succeeded = records.filter(({ status }) => status === 'succeeded');
    const onTime = succeeded.filter(({ ms }) => ms <= 100);

    expect(evidence.runs).toMatchObject({
      ...{ counted: 29, live: 25, examples: 4, succeeded: succeeded.length, failed: 2, timed_out: 0, excluded: 0 },
      on_time: onTime.length,
    });
    const { figures, score } = evidence;
    for (const name of ['health_status', 'success_rate_24h', 'on_time_rate_24h', 'p95_latency_ms_24h'] as const)
      expect([name, figures[name]]).toEqual([name, shown[name]]);
    expect(figures.last_verified_at).toBe(shown.last_verified_at);
    expect(figures.score).toBe(shown.score);
    expect(figures.success_rate_24h).toBeCloseTo(succeeded.length / records.length, 10);
    expect(score.reliability).toBeCloseTo((50 * (succeeded.length + 19)) / (records.length + 20), 10);
    expect(score.on_time).toBeCloseTo((30 * onTime.length) / succeeded.length, 10);
    const points = (score.reliability ?? 0) + (score.on_time ?? 0) + (score.freshness ?? 0);
    expect(figures.score).toBe(Math.round(points));
  });

  it('has the distribution of the latency of live runs where there are twenty', async () => {
    await verify('right');
    await callTimes(25);
    const { latency } = await readEvidence();
    // Of 5, 10 … 125 ms, by linear interpolation.
    expect(latency).toMatchObject({ basis: 'live', count: 25, p50: 65, longest: 125 });
    expect(latency.p95).toBeCloseTo(119, 10);
    expect(latency.p99).toBeCloseTo(123.8, 10);
    const filled = latency.distribution.filter(({ count }) => count > 0);
    expect(filled.map(({ above_ms, up_to_ms, count }) => [above_ms, up_to_ms, count])).toEqual([
      [2, 5, 1],
      [5, 10, 1],
      [10, 20, 2],
      [20, 50, 6],
      [50, 100, 10],
      [100, 200, 5],
    ]);
  });

  it('counts examples too where there are fewer live runs', async () => {
    await verify('right');
    await callTimes(19);
    expect((await readEvidence()).latency).toMatchObject({ basis: 'all', count: 21 });
  });

  it('leaves out runs that failed through no fault of ours, and says how many', async () => {
    await verify('right');
    await callTimes(2);
    await db.owner.query(`update run set status = 'rejected'`);
    expect((await readEvidence()).runs).toMatchObject({ counted: 2, live: 0, excluded: 2 });
  });

  it('tells the runs of each hour', async () => {
    await verify('right');
    await db.owner.query(`update example_run set started_at = now() - interval '150 minutes' where example = 'whole'`);
    const { hours, until } = await readEvidence();
    expect(hours.map(({ counted }) => counted)).toEqual([1, 1]);
    expect(Date.parse(until) - Date.parse(hours[0]?.at ?? '')).toBe(3 * 3_600_000);
  });
});

describe('the last verification', () => {
  it('says of each example what was compared, and how it went', async () => {
    await verify('right');
    expect((await readEvidence()).verification).toMatchObject({
      passed: true,
      examples: [
        { name: 'whole', source: null, compared: 'whole', fields: [], outcome: 'ok', fault: null },
        { name: 'part', source: 'RFC 1', compared: 'part', fields: ['text'], outcome: 'ok', fault: null },
      ],
    });
  });

  it.each([
    ['wrong', 'server_error', /^The answer is another one: .*wrong/],
    ['error', 'server_error', /^The run failed\.$/],
    ['never', 'timeout', /^It was not done within its time limit\.$/],
  ] as const)('that ends with "%s" says what differs, and no message of an error', async (answer, outcome, fault) => {
    await verify('right', answer, answer);
    const { verification, incidents, passes } = await readEvidence();
    expect(verification?.examples[0]).toMatchObject({ outcome, fault: expect.stringMatching(fault) });
    expect(passes.map(({ passed }) => passed)).toEqual([true, false, false]);
    expect(incidents).toMatchObject([{ until: null, failed_passes: 2 }]);
  });
});

it('shows the state and the last verification of the catalogue, also after days without a pass', async () => {
  await verify('right', 'error', 'error', 'error');
  await db.owner.query(`update verification_pass set finished_at = finished_at - interval '3 days'`);
  const { health_status, score, last_verified_at } = await readMetrics();
  expect((await readEvidence()).figures).toMatchObject({ health_status, score, last_verified_at });
  expect([health_status, last_verified_at]).toEqual(['down', expect.any(String)]);
  // The tests that follow call the action.
  await verify('right', 'right');
  await readMetrics();
});

it('shows no state of an action whose examples run no more, as the catalogue', async () => {
  await verify('right', 'error', 'error', 'error');
  const { nest } = await startReplica({ env: { VERIFY_EXAMPLES: 'off' } });
  const { latest, passes } = await nest.get(EvidenceService).find('measured');
  expect([latest, passes.length]).toEqual([[], 4]);
});

describe('a reader of the evidence', () => {
  it('is signed in', async () => {
    expect((await app.inject({ method: 'GET', url: URL })).statusCode).toBe(401);
  });

  it('is told when there is no such action', async () => {
    expect((await get('/api/actions/catalogue/nothing/evidence')).json()).toMatchObject({ code: 'action_not_found' });
  });

  it('sees nothing that names an account or a run', async () => {
    const userId = await callTimes(3);
    const [run] =
      await db.owner.query<{ id: string; request_id: string; key_id: string }[]>('select * from run limit 1');
    const text = JSON.stringify(await readEvidence());
    for (const name of [userId, run?.id, run?.request_id, run?.key_id]) expect(text).not.toContain(name);
  });

  it('causes one scan a minute, however many read at once', async () => {
    described.forget();
    clock.moment = new Date();
    await Promise.all([get(URL), get(URL), get(URL)]);
    await callTimes(1);
    const counted = async () => (await get(URL)).json<OpOutput<'getActionEvidence'>>().runs.counted;
    expect(await counted()).toBe(0);
    clock.moment = new Date(Date.now() + 61_000);
    expect(await counted()).toBe(1);
  });
});
