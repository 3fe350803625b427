import { afterEach, expect, it } from 'vitest';
import { PoolOverloadedError } from '../../engine/pools/pool-overloaded.error';
import { aCaller } from '../../testing/a-caller';
import { readCharges } from '../../testing/a-ledger';
import { acceptRun, readRun } from '../../testing/deferred-call';
import { anAction, heldAction, registryWith } from '../../testing/fake-registry';
import { startActions } from '../../testing/start-actions';
import { BackgroundRunsMaintenance } from './background-runs.maintenance';
import { BackgroundRunsRepository } from '../background-queue/background-runs.repository';
import { MAX_AT_ONCE } from './run-in-background.job';

const held = heldAction();
const done: string[] = [];
const counted = anAction('counted', async () => {
  await new Promise((resolve) => setTimeout(resolve, 5));
  done.push('once');
  return { done: true };
});
/** Ends runs of `gated` in the order in which they began. */
const gate: (() => void)[] = [];
const gated = anAction(
  'gated',
  () => new Promise<object>((resolve) => gate.push(() => resolve({ done: true }))),
  20_000,
);
let isFull = true;
const crowded = anAction('crowded', () => {
  if (isFull) throw new PoolOverloadedError();
  return { done: true };
});

const { db, app, startReplica } = await startActions({ registry: registryWith(held.action, counted, gated, crowded) });
const runs = app.nest.get(BackgroundRunsRepository);

const readState = async (caller: Parameters<typeof readRun>[1], id: string) =>
  (await readRun(app, caller, id)).json<{ state: string }>().state;

/** Begins the next run, and gives whose it is. */
const beginNext = async () => (await runs.begin())?.userId;

afterEach(async () => {
  await db.owner.query(`update run set status = 'failed', finished_at = now() where status = 'running'`);
  await db.owner.query('delete from background_run');
});

it('lets accounts take turns', async () => {
  const [large, small, late] = [await aCaller(db), await aCaller(db), await aCaller(db)];
  for (let count = 0; count < 6; count++) await acceptRun(app, large);
  for (let count = 0; count < 2; count++) await acceptRun(app, small);
  expect([await beginNext(), await beginNext()]).toEqual([large.userId, small.userId]);
  await acceptRun(app, late);
  expect(await beginNext()).toBe(late.userId);
  // All have one that runs: the one that was served longest ago comes first.
  expect([await beginNext(), await beginNext()]).toEqual([large.userId, small.userId]);
  for (let count = 0; count < 4; count++) expect(await beginNext()).toBe(large.userId);
  expect(await beginNext()).toBeUndefined();
});

it('prefers the account with the fewest running runs, whenever it was served', async () => {
  const [large, small] = [await aCaller(db), await aCaller(db)];
  for (let count = 0; count < 3; count++) await acceptRun(app, large);
  expect([await beginNext(), await beginNext()]).toEqual([large.userId, large.userId]);
  await acceptRun(app, small);
  expect(await beginNext()).toBe(small.userId);
  await acceptRun(app, small);
  expect([await beginNext(), await beginNext()]).toEqual([small.userId, large.userId]);
});

it('runs each run once when two processes take turns', async () => {
  const replicas = [await startReplica(), await startReplica()];
  const callers = await Promise.all(Array.from({ length: 4 }, () => aCaller(db)));
  for (let count = 0; count < 5; count++)
    for (const caller of callers) await acceptRun(app, caller, { slug: 'counted' });
  for (const replica of replicas) replica.startWorker();
  await expect
    .poll(
      async () =>
        (await db.owner.query<object[]>(`select from run where slug = 'counted' and status = 'succeeded'`)).length,
      { timeout: 15_000 },
    )
    .toBe(20);
  expect(done).toHaveLength(20);
  for (const caller of callers) expect(await readCharges(db, caller)).toEqual([-7, -7, -7, -7, -7]);
  for (const replica of replicas) await replica.close();
});

it('begins no more runs than there are workers, and all of them in the end', async () => {
  const replica = await startReplica();
  const caller = await aCaller(db);
  for (let count = 0; count < 8; count++) await acceptRun(app, caller, { slug: 'gated' });
  replica.startWorker();
  await expect.poll(() => gate.length).toBe(MAX_AT_ONCE);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(gate).toHaveLength(MAX_AT_ONCE);
  for (let ended = 0; ended < 8; ended++) {
    await expect.poll(() => gate.length, { timeout: 10_000 }).toBeGreaterThan(ended);
    gate[ended]?.();
  }
  await expect.poll(async () => (await readCharges(db, caller)).length).toBe(8);
  await replica.close();
});

it('lets a run wait again when its process shuts down, and another process runs it', async () => {
  const replica = await startReplica();
  const caller = await aCaller(db);
  const id = await acceptRun(app, caller, { slug: 'held' });
  replica.startWorker();
  await expect.poll(() => readState(caller, id)).toBe('running');
  await replica.close();
  expect(await readState(caller, id)).toBe('waiting');
  held.release();
  await app.runJobs();
  expect(await readState(caller, id)).toBe('succeeded');
  expect(await readCharges(db, caller)).toEqual([-7]);
});

it('lets a run wait when its pool has no room', async () => {
  const caller = await aCaller(db);
  const id = await acceptRun(app, caller, { slug: 'crowded' });
  await app.runJobs();
  expect(await readState(caller, id)).toBe('waiting');
  isFull = false;
  await app.runJobs();
  expect(await readState(caller, id)).toBe('waiting');
  await db.owner.query(`update background_run set begin_after = now() - interval '1 second' where id = $1`, [id]);
  await app.nest.get(BackgroundRunsMaintenance).run();
  await app.runJobs();
  expect(await readState(caller, id)).toBe('succeeded');
  expect(await readCharges(db, caller)).toEqual([-7]);
});
