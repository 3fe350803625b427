import { readdirSync } from 'node:fs';
import { getPriority } from 'node:os';
import { describe, expect, it } from 'vitest';
import { aPoolRunner } from '../../testing/pools/a-pool-runner';
import { runWithin } from '../../testing/pools/run-within';
import type { Pool } from '../action';
import { EXAMPLE_NOW } from '../example-ports';
import { outputFile } from '../files';
import { RejectedInputError, UpstreamError } from '../run-errors';
import type { PoolJob } from './pool-job';
import { MemoryLimitError } from './pool.errors';
import type { PoolRunner } from './pool-runner';

const aJob = (slug: string, value?: unknown): PoolJob => ({ slug, input: { value }, requestId: 'req_1' });
const soon = { timeoutMs: 20_000 };
const MB = 1024 * 1024;

/** For the end of a run and its answer, on a machine that does other work. What is tested has no end of its own. */
const GRACE_MS = 10_000;

const workerPools = ['worker', 'sandbox', 'media'] as const; // `picture` is as `media`
const pools: readonly Pool[] = ['inline', ...workerPools];

/** The pool still does its work. */
async function expectHealthy(runner: PoolRunner, pool: Pool): Promise<void> {
  expect(await runWithin(runner, pool, aJob('echo', 'still here'), soon)).toMatchObject({
    data: { value: 'still here' },
  });
}

describe.each(pools)('every pool: %s', (pool) => {
  it('passes bytes in and out', async () => {
    const bytes = new Uint8Array([1, 2, 3]);
    const result = await runWithin(aPoolRunner(), pool, aJob('echo', { name: 'a.bin', bytes }), soon);
    expect(result).toEqual({
      data: { engine: 'deterministic', value: { name: 'a.bin', bytes } },
      warnings: ['Read in full.'],
    });
  });

  it('runs an example with the ports of examples', async () => {
    const job = { ...aJob('clock'), example: 'any' };
    expect(await runWithin(aPoolRunner(), pool, job, soon)).toMatchObject({ data: { now: EXAMPLE_NOW.toISOString() } });
  });

  it('keeps what the caller is told', async () => {
    const runner = aPoolRunner();
    const rejected = runWithin(runner, pool, aJob('rejects', 'pdf'), soon);
    await expect(rejected).rejects.toEqual(new RejectedInputError('pdf', 'This PDF has a password.'));
    const lost = runWithin(runner, pool, aJob('loses_upstream'), soon);
    await expect(lost).rejects.toEqual(new UpstreamError('The page is away.'));
  });

  it('keeps name, text and stack of any other error', async () => {
    await expect(runWithin(aPoolRunner(), pool, aJob('throws'), soon)).rejects.toMatchObject({
      name: 'TypeError',
      message: 'boom',
      stack: expect.stringContaining('bombs'),
    });
  });

  it('refuses a result of more than 8 MB, in which files do not count', async () => {
    const runner = aPoolRunner();
    const text = 'x'.repeat(8 * MB);
    await expect(runWithin(runner, pool, aJob('echo', text), soon)).rejects.toEqual(
      new RejectedInputError('', 'The result would be larger than 8 MB. Send less at a time, such as fewer rows.'),
    );
    const file = outputFile('a.bin', 'application/octet-stream', new Uint8Array(9 * MB));
    expect(await runWithin(runner, pool, aJob('echo', file), soon)).toMatchObject({
      data: { engine: 'deterministic' },
    });
  });

  it('rejects when the caller aborts', async () => {
    const caller = new AbortController();
    const run = runWithin(aPoolRunner(), pool, aJob('sleep', 60_000), { timeoutMs: 60_000, signal: caller.signal });
    setTimeout(() => caller.abort(new Error('The client is gone.')), 50);
    await expect(run).rejects.toThrow('The client is gone.');
  });
});

describe.each(workerPools)('every pool of workers: %s', (pool) => {
  it('ends an endless loop at its deadline and replaces its worker', async () => {
    const runner = aPoolRunner({ limits: { [pool]: { workers: 1 } } });
    const startedAt = performance.now();
    await expect(runWithin(runner, pool, aJob('endless'), { timeoutMs: 1_000 })).rejects.toThrow(
      'Not done after 1000 ms.',
    );
    expect(performance.now() - startedAt).toBeLessThan(1_000 + GRACE_MS);
    await expectHealthy(runner, pool);
    await expect.poll(() => runner.size).toBe(1);
  });

  it('answers at the deadline when the worker neither begins nor ends', async () => {
    const runner = aPoolRunner({ limits: { [pool]: { workers: 1, jobsPerWorker: 10 } } });
    const { data } = await runWithin(runner, pool, aJob('process_id'), soon);
    process.kill(Number(data['pid']), 'SIGSTOP');
    const startedAt = performance.now();
    await expect(runWithin(runner, pool, aJob('echo', 1), { timeoutMs: 1_000 })).rejects.toThrow(
      'Not done after 1000 ms.',
    );
    expect(performance.now() - startedAt).toBeLessThan(1_000 + GRACE_MS);
    await expectHealthy(runner, pool);
  });

  it('ends the worker when the caller aborts', async () => {
    const runner = aPoolRunner({ limits: { [pool]: { workers: 1 } } });
    const caller = new AbortController();
    const run = runWithin(runner, pool, aJob('endless'), { ...soon, signal: caller.signal });
    setTimeout(() => caller.abort(new Error('The client is gone.')), 300);
    await expect(run).rejects.toThrow('The client is gone.');
    await expectHealthy(runner, pool);
  });

  it('ends a heap bomb with a clear error', async () => {
    const runner = aPoolRunner();
    await expect(runWithin(runner, pool, aJob('heap'), soon)).rejects.toThrow(MemoryLimitError);
    await expectHealthy(runner, pool);
  });

  it('says that a worker ended without an answer', async () => {
    const runner = aPoolRunner();
    await expect(runWithin(runner, pool, aJob('exits'), soon)).rejects.toThrow(/ended with 3/);
    await expectHealthy(runner, pool);
  });

  it('refuses a result that cannot cross', async () => {
    const runner = aPoolRunner();
    await expect(runWithin(runner, pool, aJob('uncloneable'), soon)).rejects.toThrow(/cannot be sent|undefined/);
    await expectHealthy(runner, pool);
  });

  it('refuses what is more than its places, and what waits too long', async () => {
    const runner = aPoolRunner({ limits: { [pool]: { workers: 1, places: 3 } } });
    const running = runWithin(runner, pool, aJob('sleep', 2_500), soon);
    const waiting = runWithin(runner, pool, aJob('echo', 'waited'), { timeoutMs: 2_000 });
    const late = runWithin(runner, pool, aJob('echo', 'late'), { ...soon, maxWaitMs: 300 });
    const refusal = { code: 'overloaded', kind: 'unavailable', details: { headers: { 'retry-after': '2' } } };
    await expect(runWithin(runner, pool, aJob('echo'), soon)).rejects.toMatchObject(refusal);
    await expect(late).rejects.toMatchObject(refusal);
    runner.reserve(pool, 'ada').leave();
    await running;
    // Longer than the time-out of its own work.
    expect(await waiting).toMatchObject({ data: { value: 'waited' } });
  });

  it('counts the wait where the caller has a limit for the whole', async () => {
    const runner = aPoolRunner({ limits: { [pool]: { workers: 1 } } });
    const caller = new AbortController();
    const running = runWithin(runner, pool, aJob('sleep', 20_000), { ...soon, signal: caller.signal });
    await expect(runWithin(runner, pool, aJob('echo'), { ...soon, totalMs: 300 })).rejects.toThrow(
      'Not done after 300 ms.',
    );
    caller.abort(new Error('No longer needed.'));
    await expect(running).rejects.toThrow('No longer needed.');
  });

  it('replaces a worker after its number of jobs, and ends one that has none to do', async () => {
    const runner = aPoolRunner({ limits: { [pool]: { jobsPerWorker: 2, idleMs: 500 } } });
    await runWithin(runner, pool, aJob('count'), soon);
    expect(await runWithin(runner, pool, aJob('count'), soon)).toMatchObject({ data: { count: 2 } });
    expect(await runWithin(runner, pool, aJob('count'), soon)).toMatchObject({ data: { count: 1 } });
    await expect.poll(() => runner.size).toBe(0);
    await expectHealthy(runner, pool);
  });

  it('ends all workers and cuts off what runs when the service stops', async () => {
    const runner = aPoolRunner();
    const run = expect(runWithin(runner, pool, aJob('endless'), soon)).rejects.toThrow(/ended with/);
    await expect.poll(() => runner.size).toBe(1);
    await runner.onApplicationShutdown();
    await run;
    expect(runner.size).toBe(0);
    await expect(runWithin(runner, pool, aJob('echo'), soon)).rejects.toMatchObject({ code: 'overloaded' });
  });
});

describe.each(['worker', 'media'] as const)('a pool whose processes have more than one run: %s', (pool) => {
  it('takes another worker when the one that is idle was killed', async () => {
    const runner = aPoolRunner();
    const { data } = await runWithin(runner, pool, aJob('process_id'), soon);
    process.kill(Number(data['pid']), 'SIGKILL');
    // Before its end is known here.
    await expectHealthy(runner, pool);
  });

  it.runIf(process.platform === 'linux')('has the lowest priority in all threads of a worker', async () => {
    const { data } = await runWithin(aPoolRunner(), pool, aJob('process_id'), soon);
    const threads = readdirSync(`/proc/${String(data['pid'])}/task`).map(Number);
    expect([...new Set(threads.map((thread) => getPriority(thread)))]).toEqual([19]);
    expect(threads.length).toBeGreaterThan(4);
  });
});

describe('the worker pool', () => {
  it('ends a catastrophic regular expression at its deadline while the event loop goes on', async () => {
    const runner = aPoolRunner();
    let turns = 0;
    const turning = setInterval(() => (turns += 1), 5);
    await expect(runWithin(runner, 'worker', aJob('regex'), { timeoutMs: 1_000 })).rejects.toThrow(
      'Not done after 1000 ms.',
    );
    clearInterval(turning);
    // None, where the expression holds the event loop; 200 on a machine that does nothing else.
    expect(turns).toBeGreaterThan(5);
    await expectHealthy(runner, 'worker');
  });

  it('keeps a worker that has loaded the language detector', async () => {
    const runner = aPoolRunner();
    const detect = () => runWithin(runner, 'worker', aJob('detect_language', 'Bonjour tout le monde'), soon);
    expect(await detect()).toMatchObject({ data: { language: 'fr', count: 1 } });
    expect(await detect()).toMatchObject({ data: { language: 'fr', count: 2 } });
  });
});

describe('the media pool', () => {
  it('ends a bomb of buffers with a clear error, and the service does not hold them', async () => {
    const runner = aPoolRunner();
    const before = process.memoryUsage.rss();
    await expect(runWithin(runner, 'media', aJob('buffers'), soon)).rejects.toThrow(MemoryLimitError);
    expect(process.memoryUsage.rss() - before).toBeLessThan(200 * MB);
    await expectHealthy(runner, 'media');
  });

  it('replaces a process that holds too much after its job', async () => {
    const runner = aPoolRunner({ limits: { media: { maxIdleBytes: 150 * MB } } });
    await runWithin(runner, 'media', aJob('count'), soon);
    expect(await runWithin(runner, 'media', aJob('keep', 200 * MB), soon)).toMatchObject({ data: { kept: 200 * MB } });
    expect(await runWithin(runner, 'media', aJob('count'), soon)).toMatchObject({ data: { count: 1 } });
  });
});

describe('the sandbox', () => {
  it('has no port but the clock', async () => {
    await expect(runWithin(aPoolRunner(), 'sandbox', aJob('mail'), soon)).rejects.toThrow(
      'The port "mailExchange" is not there.',
    );
  });

  it('runs each job in a process of its own', async () => {
    const runner = aPoolRunner();
    const { data } = await runWithin(runner, 'sandbox', aJob('process_id'), soon);
    expect(await runWithin(runner, 'sandbox', aJob('process_id'), soon)).not.toMatchObject({ data });
  });
});

it('ends runaways on a machine without the tools, too', async () => {
  const runner = aPoolRunner({ tools: {} });
  await expect(runWithin(runner, 'media', aJob('endless'), { timeoutMs: 1_000 })).rejects.toThrow(
    'Not done after 1000 ms.',
  );
  await expect(runWithin(runner, 'sandbox', aJob('heap'), soon)).rejects.toThrow(MemoryLimitError);
});
