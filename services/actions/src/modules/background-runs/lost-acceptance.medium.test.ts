import { afterEach, expect, it, vi } from 'vitest';
import { aCaller, type TestCaller } from '../../testing/a-caller';
import { readCharges } from '../../testing/a-ledger';
import { callDeferred, readRun } from '../../testing/deferred-call';
import { readsFile, registryWith } from '../../testing/fake-registry';
import { startActions } from '../../testing/start-actions';
import { BackgroundRunsRepository } from '../background-queue/background-runs.repository';
import { RunsRepository } from '../runs/runs.repository';

const { db, app } = await startActions({ registry: registryWith(readsFile) });
const runs = app.nest.get(BackgroundRunsRepository);
const accept = runs.accept.bind(runs);
const lost = Object.assign(new Error('Connection terminated unexpectedly'), { code: 'ECONNRESET' });
const file = `data:text/csv;base64,${Buffer.from('a;b').toString('base64')}`;

afterEach(() => {
  vi.restoreAllMocks();
});

const call = (caller: TestCaller) =>
  callDeferred(app, caller, { slug: 'reads_file', payload: { file }, headers: { 'idempotency-key': 'one' } });

/** The acceptance is written, and its answer does not arrive. */
async function loseAnswer(...args: Parameters<typeof accept>): Promise<never> {
  await accept(...args);
  throw lost;
}

const listRuns = ({ userId }: TestCaller) => db.owner.query('select status from run where user_id = $1', [userId]);

it('an acceptance whose answer is lost is asked for again, and is the same', async () => {
  const caller = await aCaller(db);
  vi.spyOn(runs, 'accept').mockImplementationOnce(loseAnswer);
  const answer = await call(caller);
  expect(answer.statusCode).toBe(202);
  await app.runJobs();
  expect((await readRun(app, caller, answer.json().run.id)).json()).toMatchObject({ state: 'succeeded' });
  expect(await readCharges(db, caller)).toEqual([-7]);
});

it('an acceptance that is repeated when its run has begun does not prolong its deadline', async () => {
  const caller = await aCaller(db);
  let isBegun: boolean | undefined;
  vi.spyOn(runs, 'accept').mockImplementationOnce(async (run) => {
    await accept(run);
    isBegun = (await runs.begin())?.id === run.id;
    throw lost;
  });
  expect((await call(caller)).statusCode).toBe(202);
  expect(isBegun).toBe(true);
  expect(
    await db.owner.query(`select deadline_at < now() + interval '5 minutes' as soon from run where user_id = $1`, [
      caller.userId,
    ]),
  ).toEqual([{ soon: true }]);
});

it('is uncertain when the database does not come back: nothing is promised, and the run keeps its files', async () => {
  const caller = await aCaller(db);
  vi.spyOn(runs, 'accept').mockImplementation(loseAnswer);
  const fail = vi.spyOn(app.nest.get(RunsRepository), 'fail').mockResolvedValue(false);
  const answer = await call(caller);
  expect(answer.json()).toMatchObject({ status: 503, code: 'charge_uncertain' });
  expect(answer.headers).toMatchObject({ 'retry-after': '1', ratelimit: '"default";r=599;t=60' });
  expect(fail).toHaveBeenCalledWith(expect.objectContaining({ status: 'rejected' }));
  vi.restoreAllMocks();
  await app.runJobs();
  expect(await listRuns(caller)).toEqual([{ status: 'succeeded' }]);
  expect(await readCharges(db, caller)).toEqual([-7]);
  expect((await call(caller)).headers['idempotency-replayed']).toBe('true');
});

it('is not said to have cost nothing when its run has succeeded', async () => {
  const caller = await aCaller(db);
  vi.spyOn(runs, 'accept').mockImplementation(async (run) => {
    await accept(run);
    await app.runJobs();
    throw new Error('Something else went wrong.');
  });
  const answer = await call(caller);
  expect(answer.json()).toMatchObject({ status: 503, code: 'charge_uncertain' });
  expect(answer.body).not.toContain('Nothing was debited');
  expect(await readCharges(db, caller)).toEqual([-7]);
});
