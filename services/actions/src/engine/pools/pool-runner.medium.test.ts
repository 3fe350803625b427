import { monitorEventLoopDelay } from 'node:perf_hooks';
import { describe, expect, it } from 'vitest';
import { aPoolRunner } from '../../testing/pools/a-pool-runner';
import { escapes } from '../../testing/pools/escapes';
import type { Pool } from '../action';
import { EXAMPLE_NOW } from '../example-ports';
import { RejectedInputError, UpstreamError } from '../run-errors';
import type { PoolJob } from './pool-job';
import { MemoryLimitError } from './pool.errors';
import type { PoolRunner } from './pool-runner';

const aJob = (slug: string, value?: unknown): PoolJob => ({ slug, input: { value }, requestId: 'req_1' });
const soon = { timeoutMs: 20_000 };
const MB = 1024 * 1024;

const workerPools = ['worker', 'sandbox', 'media'] as const;
const pools: readonly Pool[] = ['inline', ...workerPools];

/** The pool still does its work. */
async function expectHealthy(runner: PoolRunner, pool: Pool): Promise<void> {
  expect(await runner.run(pool, aJob('echo', 'still here'), soon)).toMatchObject({ data: { value: 'still here' } });
}

describe.each(pools)('every pool: %s', (pool) => {
  it('passes bytes in and out', async () => {
    const bytes = new Uint8Array([1, 2, 3]);
    const result = await aPoolRunner().run(pool, aJob('echo', { name: 'a.bin', bytes }), soon);
    expect(result).toEqual({
      data: { engine: 'deterministic', value: { name: 'a.bin', bytes } },
      warnings: ['Read in full.'],
    });
  });

  it('runs an example with the ports of examples', async () => {
    const job = { ...aJob('clock'), example: 'any' };
    expect(await aPoolRunner().run(pool, job, soon)).toMatchObject({ data: { now: EXAMPLE_NOW } });
  });

  it('keeps what the caller is told', async () => {
    const runner = aPoolRunner();
    const rejected = runner.run(pool, aJob('rejects', 'pdf'), soon);
    await expect(rejected).rejects.toEqual(new RejectedInputError('pdf', 'This PDF has a password.'));
    const lost = runner.run(pool, aJob('loses_upstream'), soon);
    await expect(lost).rejects.toEqual(new UpstreamError('The page is away.'));
  });

  it('keeps name, text and stack of any other error', async () => {
    await expect(aPoolRunner().run(pool, aJob('throws'), soon)).rejects.toMatchObject({
      name: 'TypeError',
      message: 'boom',
      stack: expect.stringContaining('bombs'),
    });
  });

  it('rejects when the caller aborts', async () => {
    const caller = new AbortController();
    const run = aPoolRunner().run(pool, aJob('sleep', 60_000), { timeoutMs: 60_000, signal: caller.signal });
    setTimeout(() => caller.abort(new Error('The client is gone.')), 50);
    await expect(run).rejects.toThrow('The client is gone.');
  });
});

describe.each(workerPools)('every pool of workers: %s', (pool) => {
  it('ends an endless loop at its deadline and replaces its worker', async () => {
    const runner = aPoolRunner({ limits: { [pool]: { maxWorkers: 1 } } });
    await expect(runner.run(pool, aJob('endless'), { timeoutMs: 1_000 })).rejects.toThrow('Not done after 1000 ms.');
    await expectHealthy(runner, pool);
    await expect.poll(() => runner.size).toBe(1);
  });

  it('ends the worker when the caller aborts', async () => {
    const runner = aPoolRunner({ limits: { [pool]: { maxWorkers: 1, maxWaiting: 1 } } });
    const caller = new AbortController();
    const run = runner.run(pool, aJob('endless'), { ...soon, signal: caller.signal });
    setTimeout(() => caller.abort(new Error('The client is gone.')), 300);
    await expect(run).rejects.toThrow('The client is gone.');
    await expectHealthy(runner, pool);
  });

  it('ends a heap bomb with a clear error', async () => {
    const runner = aPoolRunner();
    await expect(runner.run(pool, aJob('heap'), soon)).rejects.toThrow(MemoryLimitError);
    await expectHealthy(runner, pool);
  });

  it('says that a worker ended without an answer', async () => {
    const runner = aPoolRunner();
    await expect(runner.run(pool, aJob('exits'), soon)).rejects.toThrow(/ended with 3/);
    await expectHealthy(runner, pool);
  });

  it('refuses a result that cannot cross', async () => {
    const runner = aPoolRunner();
    await expect(runner.run(pool, aJob('uncloneable'), soon)).rejects.toThrow(/could not be cloned|undefined/);
    await expectHealthy(runner, pool);
  });

  it('refuses what is too much to wait, and counts the wait against the deadline', async () => {
    const runner = aPoolRunner({ limits: { [pool]: { maxWorkers: 1, maxWaiting: 2 } } });
    const running = runner.run(pool, aJob('sleep', 2_500), soon);
    const waiting = runner.run(pool, aJob('echo', 'waited'), soon);
    const late = runner.run(pool, aJob('echo', 'late'), { timeoutMs: 300 });
    expect(runner.isFull(pool)).toBe(true);
    await expect(runner.run(pool, aJob('echo'), soon)).rejects.toMatchObject({
      code: 'overloaded',
      kind: 'unavailable',
      details: { headers: { 'retry-after': '2' } },
    });
    await expect(late).rejects.toThrow('Not done after 300 ms.');
    expect(runner.isFull(pool)).toBe(false);
    await running;
    expect(await waiting).toMatchObject({ data: { value: 'waited' } });
  });

  it('replaces a worker after its number of jobs, and ends one that has none to do', async () => {
    const runner = aPoolRunner({ limits: { [pool]: { jobsPerWorker: 2, idleMs: 500 } } });
    await runner.run(pool, aJob('count'), soon);
    expect(await runner.run(pool, aJob('count'), soon)).toMatchObject({ data: { count: 2 } });
    expect(await runner.run(pool, aJob('count'), soon)).toMatchObject({ data: { count: 1 } });
    await expect.poll(() => runner.size).toBe(0);
    await expectHealthy(runner, pool);
  });

  it('ends all workers and cuts off what runs when the service stops', async () => {
    const runner = aPoolRunner();
    const run = expect(runner.run(pool, aJob('endless'), soon)).rejects.toThrow(/ended with/);
    await expect.poll(() => runner.size).toBe(1);
    await runner.onApplicationShutdown();
    await run;
    expect(runner.size).toBe(0);
    await expect(runner.run(pool, aJob('echo'), soon)).rejects.toMatchObject({ code: 'overloaded' });
  });
});

describe('the worker pool', () => {
  it('ends a catastrophic regular expression at its deadline while the event loop goes on', async () => {
    const runner = aPoolRunner();
    const lag = monitorEventLoopDelay({ resolution: 5 });
    lag.enable();
    const started = performance.now();
    await expect(runner.run('worker', aJob('regex'), { timeoutMs: 1_000 })).rejects.toThrow('Not done after 1000 ms.');
    lag.disable();
    expect(performance.now() - started).toBeLessThan(2_000);
    expect(lag.percentile(99) / 1e6).toBeLessThan(200);
    await expectHealthy(runner, 'worker');
  });
});

describe('the media pool', () => {
  it('ends a bomb of buffers with a clear error, and the service does not hold them', async () => {
    const runner = aPoolRunner();
    const before = process.memoryUsage.rss();
    await expect(runner.run('media', aJob('buffers'), soon)).rejects.toThrow(MemoryLimitError);
    expect(process.memoryUsage.rss() - before).toBeLessThan(200 * MB);
    await expectHealthy(runner, 'media');
  });

  it('replaces a process that holds too much after its job', async () => {
    const runner = aPoolRunner({ limits: { media: { maxIdleBytes: 150 * MB } } });
    await runner.run('media', aJob('count'), soon);
    expect(await runner.run('media', aJob('keep', 200 * MB), soon)).toMatchObject({ data: { kept: 200 * MB } });
    expect(await runner.run('media', aJob('count'), soon)).toMatchObject({ data: { count: 1 } });
  });
});

describe('the sandbox', () => {
  // Without the tools of the machine, so that each refusal is that of Node's permission model or of `denyAccess`.
  it.each(Object.keys(escapes))('refuses to %s', async (name) => {
    const { data } = await aPoolRunner({ tools: {} }).run('sandbox', aJob('escape', name), soon);
    expect(data['outcome']).toMatch(/^(ERR_ACCESS_DENIED|ERR_DLOPEN_DISABLED|no such global|empty)$/);
  });

  it('has no port but the clock', async () => {
    await expect(aPoolRunner().run('sandbox', aJob('mail'), soon)).rejects.toThrow(
      'The port "mailExchange" is not there.',
    );
  });

  it('runs each job in a process of its own', async () => {
    const runner = aPoolRunner();
    const { data } = await runner.run('sandbox', aJob('process_id'), soon);
    expect(await runner.run('sandbox', aJob('process_id'), soon)).not.toMatchObject({ data });
  });
});

it('ends runaways on a machine without the tools, too', async () => {
  const runner = aPoolRunner({ tools: {} });
  await expect(runner.run('media', aJob('endless'), { timeoutMs: 1_000 })).rejects.toThrow('Not done after 1000 ms.');
  await expect(runner.run('sandbox', aJob('heap'), soon)).rejects.toThrow(MemoryLimitError);
});

it('gives no worker more of the environment than its language and time zone', async () => {
  const runner = aPoolRunner({ env: { LANG: 'C', LLM_API_KEY: 'secret', DATABASE_URL: 'postgres://secret' } });
  const listNames = async (pool: Pool) => (await runner.run(pool, aJob('environment'), soon)).data['environment'];
  expect(await listNames('worker')).toEqual(['LANG']);
  expect(await listNames('media')).toEqual(['LANG']);
  expect(await listNames('sandbox')).toEqual([]);
});
