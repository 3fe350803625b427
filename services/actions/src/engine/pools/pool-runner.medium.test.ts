import { describe, expect, it } from 'vitest';
import { aPoolRunner } from '../../testing/pools/a-pool-runner';
import type { PoolName } from './pool-job';

const aJob = (slug: string, value?: unknown) => ({ slug, input: { value }, requestId: 'req_1' });
const soon = { timeoutMs: 10_000 };

const pools: readonly PoolName[] = ['inline', 'worker', 'sandbox', 'media'];

describe.each(pools)('the pool "%s"', (pool) => {
  it('runs an action with bytes in and out', async () => {
    const bytes = new Uint8Array([1, 2, 3]);
    const started = performance.now();
    const runner = aPoolRunner();
    expect(await runner.run(pool, aJob('echo', { bytes }), soon)).toMatchObject({ value: { bytes } });
    console.log(pool, 'first', performance.now() - started);
    const again = performance.now();
    expect(await runner.run(pool, aJob('echo', { bytes }), soon)).toMatchObject({ value: { bytes } });
    console.log(pool, 'second', performance.now() - again);
  });
});
