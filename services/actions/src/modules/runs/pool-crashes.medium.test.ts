import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { aCaller, type TestCaller } from '../../testing/a-caller';
import { ledgerViolations, readCharges } from '../../testing/a-ledger';
import { startVictim, type Victim } from '../../testing/a-victim';
import type { FailPoint } from '../../testing/fail-points';
import { startActions } from '../../testing/start-actions';
import { RunsRepository } from './runs.repository';

const { db, app: survivor } = await startActions();

/** One call per pool. What they are killed in is new, and loads its modules first. */
const calls = {
  worker: {
    slug: 'detect_duplicates',
    cost: 3,
    payload: {
      records: Array.from({ length: 100 }, (_, id) => ({ id, name: `Ada Smith ${id % 70}`, city: 'Paris' })),
    },
  },
  sandbox: {
    slug: 'score_leads',
    cost: 3,
    payload: {
      leads: Array.from({ length: 100 }, (_, id) => ({ id, job_title: 'CTO', email: `${id}@example.org` })),
    },
  },
  picture: { slug: 'qr_generate', cost: 1, payload: { content: 'https://example.com/app', size: 800 } },
};
type Call = (typeof calls)[keyof typeof calls];

const createHeaders = (caller: TestCaller) => ({ ...caller.headers, 'idempotency-key': 'the-one-call' });

/** A folder for temporary files that only this test uses. */
async function aTemporaryFolder(): Promise<string> {
  const folder = join(tmpdir(), `declic-${randomUUID()}`);
  await mkdir(folder);
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

/** A service of its own takes the call, and is killed at the point. Returns the processes that it had started. */
async function callAndKill(victim: Victim, caller: TestCaller, { slug, payload }: Call): Promise<readonly number[]> {
  const lost = expect(
    fetch(`${victim.url}/v1/actions/${slug}`, {
      method: 'POST',
      headers: { ...createHeaders(caller), 'content-type': 'application/json' },
      body: JSON.stringify(payload),
    }),
  ).rejects.toThrow();
  await victim.reached;
  const children = listChildren(victim.pid);
  await victim.kill();
  await lost;
  return children;
}

function listChildren(pid: number): number[] {
  const { stdout } = spawnSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' });
  return stdout.trim().split(/\s+/).filter(Boolean).map(Number);
}

/** False for a process that has ended and whose exit code was not asked for yet, too. */
const isAlive = (pid: number) =>
  /^[^Z]/.test(spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' }).stdout);

/** What a minute does, without waiting for it. */
async function sweepAfterDeadline({ userId }: TestCaller): Promise<void> {
  const late = `update run set deadline_at = now() - interval '1 second' where user_id = $1 and status = 'running'`;
  await db.owner.query(late, [userId]);
  await survivor.nest.get(RunsRepository).sweep();
}

const repeat = (caller: TestCaller, { slug, payload }: Call) =>
  survivor.inject({ method: 'POST', url: `/v1/actions/${slug}`, headers: createHeaders(caller), payload });

const steps: [FailPoint, keyof typeof calls][] = [
  ['while it waits for a worker', 'worker'],
  ['while its worker runs', 'worker'],
  ['while its worker runs', 'sandbox'],
  ['while its worker runs', 'picture'],
  ['when its worker has replied', 'worker'],
  ['when its worker has replied', 'picture'],
];

it.each(steps)(
  'a service that is killed %s (%s) gives the run back and leaves nothing',
  async (point, pool) => {
    const call = calls[pool];
    const [caller, folder] = [await aCaller(db), await aTemporaryFolder()];
    const victim = await startVictim(point, db.url, undefined, { TMPDIR: folder });
    const children = await callAndKill(victim, caller, call);
    expect(children.length).toBe(point === 'while it waits for a worker' ? 0 : 1);
    // It ends when it next reads its channel, which is after the modules that it loads.
    await expect.poll(() => children.filter(isAlive), { timeout: 30_000 }).toEqual([]);
    expect(await readdir(folder)).toEqual([]);

    expect(await readCharges(db, caller)).toEqual([-call.cost]);
    expect((await repeat(caller, call)).statusCode).toBe(409);
    await sweepAfterDeadline(caller);
    expect(await readCharges(db, caller)).toEqual([-call.cost, call.cost]);
    expect((await repeat(caller, call)).json()).toMatchObject({ status: 200, cost: call.cost });
    expect(await readCharges(db, caller)).toEqual([-call.cost, call.cost, -call.cost]);
    expect(await ledgerViolations(db)).toEqual([]);
  },
  120_000,
);

it('a service that is killed while a run is settled has charged it once', async () => {
  const [caller, call] = [await aCaller(db), calls.worker];
  await callAndKill(await startVictim('while it is settled', db.url), caller, call);
  await sweepAfterDeadline(caller);
  expect((await repeat(caller, call)).json()).toMatchObject({ status: 200, cost: call.cost });
  // Settled before the end, or given back and run again.
  expect([[-3], [-3, 3, -3]]).toContainEqual(await readCharges(db, caller));
});
