import { describe, expect, it } from 'vitest';
import { aPoolRunner } from '../../testing/pools/a-pool-runner';
import { rawWrites } from '../../testing/pools/raw-writes';
import { runWithin } from '../../testing/pools/run-within';
import type { PoolJob } from './pool-job';

const aJob = (slug: string, value: unknown): PoolJob => ({ slug, input: { value }, requestId: 'req_1' });
const soon = { timeoutMs: 20_000 };

/** A frame that is not complete yet breaks no rule: the deadline of the run ends it. */
const INCOMPLETE = /^half a|^a frame that never ends$/;

describe.each(Object.keys(rawWrites))('a worker that writes %s', (name) => {
  it('is ended with its run, and others are served meanwhile and after', async () => {
    const runner = aPoolRunner();
    const timeoutMs = INCOMPLETE.test(name) ? 1_500 : soon.timeoutMs;
    const attack = expect(runWithin(runner, 'worker', aJob('writes', name), { timeoutMs })).rejects.toThrow(
      INCOMPLETE.test(name) ? 'Not done after 1500 ms.' : /^The process broke the protocol: /,
    );
    const other = runWithin(runner, 'worker', aJob('echo', 'meanwhile'), { ...soon, account: 'eve' });
    expect(await other).toMatchObject({ data: { value: 'meanwhile' } });
    await attack;
    expect(await runWithin(runner, 'worker', aJob('echo', 'after'), soon)).toMatchObject({ data: { value: 'after' } });
  });
});
