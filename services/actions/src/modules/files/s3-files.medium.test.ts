import { describe, expect, it } from 'vitest';
import { startBucket } from '../../testing/a-bucket';
import { aCaller, type TestCaller } from '../../testing/a-caller';
import { readBalance, readCharges } from '../../testing/a-ledger';
import { startVictim } from '../../testing/a-victim';
import { FILE_FAIL_POINTS } from '../../testing/fail-points';
import { makesTwoFiles, readsFile, registryWith } from '../../testing/fake-registry';
import { startActions } from '../../testing/start-actions';
import { FilesRetentionJob } from './files-retention.job';
import { toFileUuid } from './stored-file';

const bucket = await startBucket();
const registry = registryWith(readsFile, makesTwoFiles);
const { db, app, clock, startReplica } = await startActions({ registry, env: bucket.env });
const env = { ...bucket.env, VERIFY_EXAMPLES: 'off' };
const stranger = await startReplica({ env: { ...env, S3_SECRET_ACCESS_KEY: 'another' } });
const withDatabase = await startReplica({ env: { ...env, FILE_STORE: 'database' } });

const AWAY = { status: 503, code: 'file_store_unavailable' };
const CSV = 'data:text/csv;name=people.csv;base64,YTtiCjE7Mg==';
const upload = ({ headers }: TestCaller, to = app, more: object = {}) =>
  to.inject({ method: 'POST', url: '/v1/files', headers: { ...headers, ...more }, payload: { file: CSV } });
const open = (url: string, from = app) =>
  from.inject({ method: 'GET', url: new URL(url).pathname + new URL(url).search });
const run = ({ headers }: TestCaller, file: string, more: object = {}) =>
  app.inject({ method: 'POST', url: '/v1/actions/reads_file', headers: { ...headers, ...more }, payload: { file } });
const list = async ({ headers }: TestCaller) =>
  (await app.inject({ method: 'GET', url: '/v1/files', headers })).json<{ id: string }[]>();

/** The names of the objects of what the account keeps, reserved files too. */
const listObjects = async ({ userId }: TestCaller) =>
  (await db.owner.query<{ id: string }[]>('select id from stored_file where user_id = $1', [userId])).map(
    ({ id }) => id,
  );
const listLeft = async (names: readonly string[]) => (await bucket.list()).filter((name) => names.includes(name));

/** The time limit of writes has passed for every object. */
const forget = async () => {
  await db.owner.query('update unowned_content set due_at = now()');
  await app.nest.get(FilesRetentionJob).forgetExpired();
};

describe('a bucket', () => {
  it('has the content of files, and the database the rest', async () => {
    const caller = await aCaller(db);
    const file = (await upload(caller)).json();
    expect(await bucket.read(toFileUuid(file.id))).toBe('a;b\n1;2');
    const [row] = await db.owner.query<object[]>('select name, store, content from stored_file where user_id = $1', [
      caller.userId,
    ]);
    expect(row).toEqual({ name: 'people.csv', store: 's3', content: null });
  });

  it('keeps the content of a file that is uploaded again under the key of an expired one', async () => {
    const caller = await aCaller(db);
    const key = { 'idempotency-key': 'daily' };
    const { id } = (await upload(caller, app, key)).json();
    clock.moment = new Date(Date.now() + 25 * 3_600_000);
    const again = (await upload(caller, app, key)).json();
    expect(again.id).toBe(id);
    await forget();
    expect((await open(again.url)).body).toBe('a;b\n1;2');
    clock.moment = new Date(Date.now() + 50 * 3_600_000);
    await forget();
    expect(await listLeft([toFileUuid(id)])).toEqual([]);
  });

  it('is not seen from outside: links are ours', async () => {
    const file = (await upload(await aCaller(db))).json();
    expect(file.url).toMatch(/^http:\/\/[^/]+\/v1\/files\/file_[0-9a-f]{32}\?expires=\d+&signature=/);
    const download = await open(file.url);
    expect(download.body).toBe('a;b\n1;2');
    expect(download.headers).toMatchObject({
      'content-type': 'text/csv',
      'content-length': '7',
      'content-disposition': `attachment; filename="people.csv"; filename*=UTF-8''people.csv`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
  });

  it('gives inputs and takes answers', async () => {
    const caller = await aCaller(db);
    const { id } = (await upload(caller)).json();
    const { $file } = (await run(caller, id, { prefer: 'return=url' })).json().data.file;
    expect((await open($file.url)).body).toBe('A;B\n1;2');
    expect(await bucket.list()).toContain(toFileUuid($file.id));
  });

  it('takes 12 MB, and gives them back', async () => {
    const { headers } = await aCaller(db);
    const payload = { file: `data:text/plain;base64,${Buffer.alloc(12 * 1024 * 1024, 'a').toString('base64')}` };
    const file = (await app.inject({ method: 'POST', url: '/v1/files', headers, payload })).json();
    expect((await open(file.url)).body).toHaveLength(12 * 1024 * 1024);
  });

  it('refuses a signature with another secret', async () => {
    const caller = await aCaller(db);
    const before = await bucket.list();
    expect((await upload(caller, stranger)).json()).toMatchObject(AWAY);
    expect(await bucket.list()).toEqual(before);
  });

  it('and the database are read side by side, so that the setting can change', async () => {
    const caller = await aCaller(db);
    const [before, after] = [(await upload(caller)).json(), (await upload(caller, withDatabase)).json()];
    expect(await bucket.list()).not.toContain(toFileUuid(after.id));
    expect((await open(before.url, withDatabase)).body).toBe('a;b\n1;2');
    expect((await open(after.url)).body).toBe('a;b\n1;2');
  });
});

it.each([
  ['a bucket', app],
  ['the database', withDatabase],
])('a content of %s that is not what was stored is not given out', async (_, from) => {
  const caller = await aCaller(db);
  const file = (await upload(caller, from)).json();
  await db.owner.query(`update stored_file set sha256 = sha256('1;2;a;b'::bytea) where user_id = $1`, [caller.userId]);
  expect((await open(file.url)).json()).toMatchObject(AWAY);
  expect((await run(caller, file.id)).json()).toMatchObject(AWAY);
  expect(await readCharges(db, caller)).toEqual([]);
});

describe('an object is deleted', () => {
  it('a day after it was stored', async () => {
    const caller = await aCaller(db);
    await upload(caller);
    const objects = await listObjects(caller);
    await forget();
    expect(await listLeft(objects)).toHaveLength(1);
    clock.moment = new Date(Date.now() + 25 * 3_600_000);
    await app.nest.get(FilesRetentionJob).forgetExpired();
    expect(await listLeft(objects)).toEqual([]);
  });

  it('with its account', async () => {
    const caller = await aCaller(db);
    await upload(caller);
    const objects = await listObjects(caller);
    await db.owner.query('select actions_api.erase_user_v1($1)', [caller.userId]);
    expect(await listObjects(caller)).toEqual([]);
    await app.nest.get(FilesRetentionJob).forgetExpired();
    expect(await listLeft(objects)).toEqual([]);
  });

  it('when a call confirmed it while its account was deleted', async () => {
    const caller = await aCaller(db);
    await upload(caller);
    await db.owner.query('insert into erased_user (user_id) values ($1)', [caller.userId]);
    const objects = await listObjects(caller);
    await app.nest.get(FilesRetentionJob).forgetExpired();
    expect(await listObjects(caller)).toEqual([]);
    expect(await listLeft(objects)).toEqual([]);
  });

  it('when its account was deleted before a call confirmed it', async () => {
    const caller = await aCaller(db);
    await forget();
    const before = await bucket.list();
    await db.owner.query('select actions_api.erase_user_v1($1)', [caller.userId]);
    expect((await upload(caller)).statusCode).toBe(404);
    expect(await bucket.list()).toHaveLength(before.length + 1);
    await forget();
    expect((await bucket.list()).toSorted()).toEqual(before.toSorted());
  });

  it('when its run is given back', async () => {
    const caller = await aCaller(db);
    await upload(caller);
    await db.owner.query('update stored_file set size = 200 * 1024 * 1024 - 5 where user_id = $1', [caller.userId]);
    const before = await bucket.list();
    const headers = { ...caller.headers, prefer: 'return=url' };
    const answer = await app.inject({ method: 'POST', url: '/v1/actions/makes_two_files', headers, payload: {} });
    expect(answer.json()).toMatchObject({ status: 409, code: 'storage_full' });
    expect(await list(caller)).toHaveLength(1);
    expect(await bucket.list()).toHaveLength(before.length + 1);
    await forget();
    expect((await bucket.list()).toSorted()).toEqual(before.toSorted());
  });
});

describe('a store that is away', () => {
  const whileAway = async (work: () => Promise<void>) => {
    await bucket.stop();
    await work().finally(() => bucket.start());
  };

  it('refuses uploads and keeps no row', async () => {
    const caller = await aCaller(db);
    await whileAway(async () => {
      const answer = await upload(caller);
      expect(answer.json()).toMatchObject(AWAY);
      expect(answer.headers['retry-after']).toBe('5');
      expect(await list(caller)).toEqual([]);
    });
    expect((await upload(caller)).statusCode).toBe(201);
  });

  it('refuses a call with a stored input before the charge, and a download', async () => {
    const caller = await aCaller(db);
    const file = (await upload(caller)).json();
    await whileAway(async () => {
      expect((await run(caller, file.id)).json()).toMatchObject(AWAY);
      expect((await open(file.url)).json()).toMatchObject(AWAY);
    });
    expect(await readCharges(db, caller)).toEqual([]);
  });

  it('has a run given back whose answer cannot be stored, and repeats a kept answer', async () => {
    const caller = await aCaller(db);
    const { id } = (await upload(caller)).json();
    const first = await run(caller, id, { 'idempotency-key': 'one' });
    await whileAway(async () => {
      expect((await run(caller, CSV, { prefer: 'return=url' })).json()).toMatchObject(AWAY);
      expect((await run(caller, id, { 'idempotency-key': 'one' })).body).toBe(first.body);
    });
    expect(await readBalance(db, caller)).toBe(93);
    expect(await list(caller)).toHaveLength(1);
  });

  it('keeps the records of objects until they are deleted', async () => {
    const caller = await aCaller(db);
    await upload(caller);
    const objects = await listObjects(caller);
    await db.owner.query('select actions_api.erase_user_v1($1)', [caller.userId]);
    await whileAway(async () => {
      await app.nest.get(FilesRetentionJob).forgetExpired();
    });
    expect(await listLeft(objects)).toHaveLength(1);
    await forget();
    expect(await listLeft(objects)).toEqual([]);
    expect(await db.owner.query('select id from unowned_content')).toEqual([]);
  });
});

describe('a service that is killed leaves neither a file without content nor content without a record', async () => {
  it.each(FILE_FAIL_POINTS)('%s', async (point) => {
    const caller = await aCaller(db);
    const victim = await startVictim(point, db.url, undefined, bucket.env);
    const headers = { ...caller.headers, 'content-type': 'application/json' };
    const answer = fetch(`${victim.url}/v1/files`, { method: 'POST', headers, body: JSON.stringify({ file: CSV }) });
    const lost = expect(answer).rejects.toThrow();
    await victim.reached;
    await victim.kill();
    await lost;

    expect(await list(caller)).toEqual([]);
    const objects = await listObjects(caller);
    expect(objects).toHaveLength(1);
    clock.moment = new Date(Date.now() + 11 * 60_000);
    await app.nest.get(FilesRetentionJob).forgetExpired();
    expect(await listObjects(caller)).toEqual([]);
    await forget();
    expect(await listLeft(objects)).toEqual([]);
  });
});
