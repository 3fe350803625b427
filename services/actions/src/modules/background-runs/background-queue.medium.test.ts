import { expect, it } from 'vitest';
import { PoolOverloadedError } from '../../engine/pools/pool-overloaded.error';
import { aCaller } from '../../testing/a-caller';
import { readCharges } from '../../testing/a-ledger';
import { acceptRun, readRun } from '../../testing/deferred-call';
import { anAction, heldAction, registryWith } from '../../testing/fake-registry';
import { startActions } from '../../testing/start-actions';
import { BackgroundRunsKeeper } from './background-runs.keeper';
import { BackgroundRunsRepository } from './background-runs.repository';

const held = heldAction();
const done: string[] = [];
const counted = anAction('counted', async () => {
  await new Promise((resolve) => setTimeout(resolve, 5));
  done.push('once');
  return { done: true };
});
let isFull = true;
const crowded = anAction('crowded', () => {
  if (isFull) throw new PoolOverloadedError();
  return { done: true };
});

const { db, app, startReplica } = await startActions({ registry: registryWith(held.action, counted, crowded) });
const runs = app.nest.get(BackgroundRunsRepository);

const readState = async (caller: Parameters<typeof readRun>[1], id: string) =>
  (await readRun(app, caller, id)).json<{ state: string }>().state;

it('lets accounts take turns: the one with the fewest runs under way, then the one that waited longest', async () => {
  const [large, small, late] = [await aCaller(db), await aCaller(db), await aCaller(db)];
  const names = new Map([
    [large.userId, 'large'],
    [small.userId, 'small'],
    [late.userId, 'late'],
  ]);
  for (let count = 0; count < 6; count++) await acceptRun(app, large);
  for (let count = 0; count < 2; count++) await acceptRun(app, small);
  const turns: string[] = [];
  const begin = async () => {
    const run = await runs.begin();
    turns.push(names.get(run?.userId ?? '') ?? 'none');
    return run;
  };
  await begin();
  await begin();
  await acceptRun(app, late);
  await begin();
  const fourth = await begin();
  expect(turns).toEqual(['large', 'small', 'late', 'large']);
  // Who has fewer under way comes first, whenever that one began.
  expect((await begin())?.userId).toBe(small.userId);
  expect(fourth?.userId).toBe(large.userId);
  for (let count = 0; count < 4; count++) await begin();
  expect(turns.slice(5)).toEqual(['large', 'large', 'large', 'large']);
  expect(await runs.begin()).toBeNull();
  await db.owner.query(`update run set status = 'failed', finished_at = now() where status = 'running'`);
  await db.owner.query('delete from background_run');
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
  await app.nest.get(BackgroundRunsKeeper).keep();
  await app.runJobs();
  expect(await readState(caller, id)).toBe('succeeded');
  expect(await readCharges(db, caller)).toEqual([-7]);
});
