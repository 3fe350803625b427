import { loginTo } from '@declic/nest-kit/testing';
import { Client } from 'pg';
import { afterEach, expect, it, vi } from 'vitest';
import { aCaller, type TestCaller } from '../../testing/a-caller';
import { readCharges } from '../../testing/a-ledger';
import { acceptRun, readRun } from '../../testing/deferred-call';
import { anAction, makesTwoFiles, readsFile, registryWith } from '../../testing/fake-registry';
import { startActions } from '../../testing/start-actions';
import { BackgroundRunsRepository } from '../background-queue/background-runs.repository';
import { FileStoreUnavailableError } from '../files/files.errors';
import { FilesService } from '../files/files.service';
import { FileInputs } from '../files/file-inputs';

/** An action whose price a release changes. */
const priced = { ...anAction('priced', () => ({ done: true })), credit_cost: 7 };
const { db, app } = await startActions({ registry: registryWith(readsFile, makesTwoFiles, priced) });
const runs = app.nest.get(BackgroundRunsRepository);
const files = app.nest.get(FilesService);

afterEach(async () => {
  vi.restoreAllMocks();
  await db.owner.query(`update run set status = 'failed', finished_at = now() where status = 'running'`);
  await db.owner.query('delete from background_run');
});

/** Does something while another transaction has done its own and is not committed. */
async function during(statement: string, values: unknown[], act: () => Promise<void>): Promise<void> {
  const other = new Client({ connectionString: loginTo(db, 'actions', 'owner') });
  await other.connect();
  try {
    await other.query('begin');
    await other.query(statement, values);
    await act();
    await other.query('commit');
  } finally {
    await other.end();
  }
}

const readAnswer = async (caller: TestCaller, id: string) => (await readRun(app, caller, id)).json();

it('passes over runs that another transaction holds, and waits for none', async () => {
  const [leaver, other] = [await aCaller(db), await aCaller(db)];
  await acceptRun(app, leaver);
  await acceptRun(app, leaver);
  await acceptRun(app, other);
  await during('select actions_api.settle_user_v1($1)', [leaver.userId], async () => {
    const taken = await runs.begin();
    expect(taken).toMatchObject({ userId: other.userId });
  });
});

it('takes the next run of the account when the first one is held', async () => {
  const caller = await aCaller(db);
  const [first, second] = [await acceptRun(app, caller), await acceptRun(app, caller)];
  await during('select from run where id = $1 for update', [first], async () => {
    const taken = await runs.begin();
    expect(taken).toMatchObject({ id: second });
  });
});

it('goes by the price that was charged, whatever the action costs by now', async () => {
  const caller = await aCaller(db);
  for (const price of [9, 5]) {
    priced.credit_cost = 7;
    const id = await acceptRun(app, caller, { slug: 'priced' });
    priced.credit_cost = price;
    const { balance } =
      (await db.owner.query<{ balance: string }[]>('select balance from background_run where id = $1', [id]))[0] ?? {};
    await app.runJobs();
    expect((await readAnswer(caller, id)).answer).toMatchObject({ cost: 7, balance: Number(balance) });
  }
  expect(await readCharges(db, caller)).toEqual([-7, -7]);
});

it.each([
  ['the store of files', new FileStoreUnavailableError(new Error('away'))],
  ['the database', Object.assign(new Error('away'), { code: 'ECONNREFUSED' })],
])('lets a run wait again when %s is away while it starts', async (_, error) => {
  const caller = await aCaller(db);
  const id = await acceptRun(app, caller);
  vi.spyOn(app.nest.get(FileInputs), 'readLocal').mockRejectedValueOnce(error);
  await app.runJobs();
  expect(await readAnswer(caller, id)).toMatchObject({ state: 'waiting' });
  await db.owner.query(`update background_run set begin_after = now() where id = $1`, [id]);
  await runs.addMissingJobs(new Date());
  await app.runJobs();
  expect(await readAnswer(caller, id)).toMatchObject({ state: 'succeeded' });
  expect(await readCharges(db, caller)).toEqual([-7]);
});

it('deletes the files of an attempt whose run waits again, but not those of its input', async () => {
  const caller = await aCaller(db);
  const file = `data:text/csv;base64,${Buffer.from('a;b').toString('base64')}`;
  const id = await acceptRun(app, caller, { slug: 'reads_file', payload: { file } });
  const [input] = await files.list(caller.userId);
  await runs.begin();
  await files.keep({ userId: caller.userId, runId: id }, { name: 'a', mime: 'text/plain', bytes: Buffer.from('a') });
  await runs.putBack({ id }, 0);
  expect((await files.list(caller.userId)).map((kept) => kept.id)).toEqual([input?.id]);
  await app.runJobs();
  expect(await readAnswer(caller, id)).toMatchObject({ state: 'succeeded' });
});

it('stores how long a run took without its wait, and answers the whole time', async () => {
  const caller = await aCaller(db);
  const id = await acceptRun(app, caller);
  await db.owner.query(`update background_run set accepted_at = accepted_at - interval '20 minutes' where id = $1`, [
    id,
  ]);
  await app.runJobs();
  expect((await readAnswer(caller, id)).answer.duration_ms).toBeGreaterThan(20 * 60_000);
  expect(await db.owner.query('select duration_ms < 60000 as short from run where id = $1', [id])).toEqual([
    { short: true },
  ]);
});
