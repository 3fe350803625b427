import { readlinkSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findTools } from '@declic/media/confinement';
import { aPoolRunner } from '../../testing/pools/a-pool-runner';
import { escapes } from '../../testing/pools/escapes';
import { runWithin } from '../../testing/pools/run-within';
import type { Pool } from '../action';
import type { PoolJob } from './pool-job';
import type { PoolRunnerOptions } from './pool-runner';

const aJob = (slug: string, value?: unknown): PoolJob => ({ slug, input: { value }, requestId: 'req_1' });
const soon = { timeoutMs: 20_000 };

/** Their libraries are native modules. */
const NATIVE: readonly Pool[] = ['picture', 'media'];

describe.each(['worker', 'sandbox', 'picture', 'media'] as const)('a worker that was taken over: %s', (pool) => {
  const attempt = async (name: string, options: Partial<PoolRunnerOptions> = {}) =>
    (await runWithin(aPoolRunner(options), pool, aJob('escape', name), soon)).data['outcome'];

  // Without the tools of the machine, so that each refusal is that of Node's permission model or of `denyAccess`.
  it('is refused each way out by Node', async () => {
    const runner = aPoolRunner({ tools: {} });
    const outcomes: Record<string, unknown> = {};
    for (const name of Object.keys(escapes).filter((each) => !NATIVE.includes(pool) || each !== 'load a native module'))
      outcomes[name] = (await runWithin(runner, pool, aJob('escape', name), soon)).data['outcome'];
    const refused = expect.stringMatching(/^(ERR_ACCESS_DENIED|ERR_DLOPEN_DISABLED|no such global|empty)$/);
    expect(outcomes).toEqual(Object.fromEntries(Object.keys(outcomes).map((name) => [name, refused])));
  });

  it.runIf(NATIVE.includes(pool))('may load native modules, which only the kernel confines', async () => {
    expect(await attempt('load a native module')).toBeNull();
  });

  it.runIf(findTools().unshare)('has namespaces of users and of the network of its own', async () => {
    const runner = aPoolRunner({ limits: { sandbox: { jobsPerWorker: 2 } } });
    const { data } = await runWithin(runner, pool, aJob('process_id'), soon);
    for (const namespace of ['user', 'net'])
      expect(readlinkSync(`/proc/${String(data['pid'])}/ns/${namespace}`)).not.toBe(
        readlinkSync(`/proc/self/ns/${namespace}`),
      );
  });
});
