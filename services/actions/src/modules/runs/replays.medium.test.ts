import { afterEach, describe, expect, it, vi } from 'vitest';
import { PoolOverloadedError } from '../../engine/pools/pool-overloaded.error';
import { PoolRunner } from '../../engine/pools/pool-runner';
import { aCaller, type TestCaller } from '../../testing/a-caller';
import { readCharges } from '../../testing/a-ledger';
import { readsFile, registryWith } from '../../testing/fake-registry';
import { startActions } from '../../testing/start-actions';
import { FilesRetentionJob } from '../files/files-retention.job';
import { ActionHealth } from '../metrics/action-health';

const HOUR_MS = 3_600_000;
const CSV = 'data:text/csv;name=people.csv;base64,YTtiCjE7Mg==';

const registry = registryWith(readsFile);
const gone = new Set<string>();
const find = (slug: string) => (gone.has(slug) ? undefined : registry.find(slug));
const { db, app, clock } = await startActions({ registry: { ...registry, find } });

interface Call {
  readonly file?: string;
  readonly slug?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const call = (caller: TestCaller, { file = CSV, slug = 'reads_file', headers = {} }: Call = {}) =>
  app.inject({
    method: 'POST',
    url: `/v1/actions/${slug}`,
    headers: { ...caller.headers, 'idempotency-key': 'one', ...headers },
    payload: { file },
  });
const upload = async ({ headers }: TestCaller) =>
  (await app.inject({ method: 'POST', url: '/v1/files', headers, payload: { file: CSV } })).json<{ id: string }>();
const open = (url: string) => app.inject({ method: 'GET', url: new URL(url).pathname + new URL(url).search });
const passTime = (ms: number) => {
  clock.moment = new Date(Date.now() + ms);
};

const setHealth = async (health: 'down' | 'healthy') => {
  await db.owner.query(
    `insert into action_metrics (slug, health_status, computed_at) values ('reads_file', $1, now())
     on conflict (slug) do update set health_status = excluded.health_status`,
    [health],
  );
  await app.nest.get(ActionHealth).read();
};

afterEach(async () => {
  gone.clear();
  await setHealth('healthy');
  vi.restoreAllMocks();
});

describe('a kept answer is given back, byte by byte and without a debit,', () => {
  const expectReplay = async (change: (caller: TestCaller, file: string) => unknown) => {
    const caller = await aCaller(db);
    const { id: file } = await upload(caller);
    const first = await call(caller, { file });
    expect(first.statusCode).toBe(200);
    await change(caller, file);
    const again = await call(caller, { file });
    expect(again.body).toBe(first.body);
    expect(again.headers['idempotency-replayed']).toBe('true');
    expect(await readCharges(db, caller)).toEqual([-7]);
  };

  it('when the file of its input is deleted', () =>
    expectReplay(({ userId }) => db.owner.query('delete from stored_file where user_id = $1', [userId])));

  it('when the action is down', () => expectReplay(() => setHealth('down')));

  it('when the action does not exist any more', () => expectReplay(() => gone.add('reads_file')));

  it('when the pool is full', () =>
    expectReplay(() =>
      vi.spyOn(app.nest.get(PoolRunner), 'reserve').mockImplementation(() => {
        throw new PoolOverloadedError();
      }),
    ));
});

describe('a call that is refused is refused all the same', () => {
  it('when its key is new', async () => {
    const caller = await aCaller(db);
    await setHealth('down');
    expect((await call(caller)).json()).toMatchObject({ status: 503, code: 'action_down' });
  });

  it('when its body is another one', async () => {
    const caller = await aCaller(db);
    await call(caller);
    expect((await call(caller, { file: `file_${'0'.repeat(32)}` })).json()).toMatchObject({
      status: 422,
      code: 'validation_failed',
    });
  });

  it('when it only asks for the price', async () => {
    const caller = await aCaller(db);
    const { id: file } = await upload(caller);
    await call(caller, { file });
    await db.owner.query('delete from stored_file where user_id = $1', [caller.userId]);
    expect((await call(caller, { file, headers: { 'dry-run': 'true' } })).statusCode).toBe(422);
  });

  it('when the key belongs to another account', async () => {
    const [one, other] = [await aCaller(db), await aCaller(db)];
    await call(one);
    gone.add('reads_file');
    expect((await call(other)).statusCode).toBe(404);
  });
});

describe('an alias', () => {
  it.each([
    ['reads_file', 'file-reader'],
    ['file-reader', 'reads_file'],
  ])('names the same call: %s, then %s', async (first, second) => {
    const caller = await aCaller(db);
    const answer = await call(caller, { slug: first });
    const again = await call(caller, { slug: second });
    expect(again.body).toBe(answer.body);
    expect(again.headers['idempotency-replayed']).toBe('true');
    expect(await readCharges(db, caller)).toEqual([-7]);
  });
});

describe('a link in a kept answer', () => {
  const headers = { prefer: 'return=url' };

  it('is signed anew', async () => {
    const caller = await aCaller(db);
    const first = (await call(caller, { headers })).json();
    passTime(2 * HOUR_MS);
    expect((await open(first.data.file.$file.url)).statusCode).toBe(404);
    const again = (await call(caller, { headers })).json();
    expect((await open(again.data.file.$file.url)).body).toBe('A;B\n1;2');
    const { url: _, ...file } = first.data.file.$file;
    expect(again).toMatchObject({ ...first, data: { ...first.data, file: { $file: file } } });
    expect(again).not.toHaveProperty('warnings');
  });

  it('is left out when the file is deleted, and the answer says so', async () => {
    const caller = await aCaller(db);
    await call(caller, { headers });
    passTime(25 * HOUR_MS);
    await app.nest.get(FilesRetentionJob).forgetExpired();
    const again = (await call(caller, { headers })).json();
    expect(again.data.file.$file).toMatchObject({ name: 'people.csv', size: 7 });
    expect(again.data.file.$file).not.toHaveProperty('url');
    expect(again.warnings).toEqual([
      'The file people.csv is deleted: files are kept for 24 hours. Call again with a new Idempotency-Key to make it again.',
    ]);
  });
});
