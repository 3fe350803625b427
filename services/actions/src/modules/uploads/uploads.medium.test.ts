import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { aCaller, type TestCaller } from '../../testing/a-caller';
import { aFormCall } from '../../testing/a-form';
import { startActions } from '../../testing/start-actions';
import { FilesRepository } from '../files/files.repository';
import { FilesService } from '../files/files.service';
import { FilesRetentionJob } from '../files/files-retention.job';

const { db, app, clock } = await startActions();

const CSV = 'data:text/csv;name=people.csv;base64,YTtiCjE7Mg==';

const upload = (caller: { readonly headers: object }, payload: object = { file: CSV }) =>
  app.inject({ method: 'POST', url: '/v1/files', headers: { ...caller.headers }, payload });
const list = async ({ headers }: TestCaller) =>
  (await app.inject({ method: 'GET', url: '/v1/files', headers })).json<{ id: string; url: string }[]>();
const open = (url: string) => app.inject({ method: 'GET', url: new URL(url).pathname + new URL(url).search });

describe('uploadFile', () => {
  it('keeps a file for a day, and gives a link to it', async () => {
    const answer = await upload(await aCaller(db));
    expect(answer.statusCode).toBe(201);
    expect(answer.headers).toHaveProperty('ratelimit');
    const file = answer.json();
    expect(file).toMatchObject({ name: 'people.csv', mime: 'text/csv', size: 7 });
    expect(Date.parse(file.expires_at) - Date.now()).toBeGreaterThan(86_000_000);

    const download = await open(file.url);
    expect(download.body).toBe('a;b\n1;2');
    expect(download.headers).toMatchObject({
      'content-type': 'text/csv',
      'content-disposition': `attachment; filename="people.csv"; filename*=UTF-8''people.csv`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
  });

  it('takes a form with a file', async () => {
    const { headers } = await aCaller(db);
    const file = new File(['%PDF-1.7'], 'été.pdf', { type: 'text/html' });
    const answer = await app.inject(await aFormCall('/v1/files', headers, file));
    expect(answer.json()).toMatchObject({ name: 'été.pdf', mime: 'application/pdf' });
    expect((await open(answer.json().url)).headers['content-disposition']).toBe(
      `attachment; filename="_t_.pdf"; filename*=UTF-8''%C3%A9t%C3%A9.pdf`,
    );
  });

  it('takes 12 MB, and no more', async () => {
    const { headers } = await aCaller(db);
    const file = (size: number) => `data:text/plain;base64,${Buffer.alloc(size, 'a').toString('base64')}`;
    expect((await upload({ headers }, { file: file(12 * 1024 * 1024) })).statusCode).toBe(201);
    expect((await upload({ headers }, { file: file(12 * 1024 * 1024 + 1) })).json()).toMatchObject({
      errors: [{ field: 'file', message: 'Must be at most 12 MB' }],
    });
    expect((await upload({ headers }, { file: file(14 * 1024 * 1024) })).statusCode).toBe(413);
  });

  it.each([
    ['sample:people.csv', 'Must be a data URL in base64, or a part of a form with a file name'],
    ['https://example.com/a.csv', 'Must be a data URL in base64, or a part of a form with a file name'],
    ['data:text/csv;base64,', 'The file is empty'],
  ])('refuses %s', async (file, message) => {
    expect((await upload(await aCaller(db), { file })).json()).toMatchObject({
      status: 422,
      errors: [{ in: 'body', field: 'file', message }],
    });
  });

  it('is for the holders of keys, and counts against their rate', async () => {
    expect((await upload({ headers: { authorization: 'Bearer dc_live_unknown' } })).statusCode).toBe(401);
    const caller = await aCaller(db, { plan: 'free' });
    const answers = await Promise.all(Array.from({ length: 11 }, () => upload(caller)));
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(10);
    expect(answers.find(({ statusCode }) => statusCode !== 201)?.json()).toMatchObject({ code: 'rate_limited' });
  });

  it('stops at what an account may keep', async () => {
    const caller = await aCaller(db);
    await upload(caller);
    await db.owner.query(`update stored_file set size = 200 * 1024 * 1024 where user_id = $1`, [caller.userId]);
    expect((await upload(caller)).json()).toMatchObject({ status: 409, code: 'storage_full' });
    clock.moment = new Date(Date.now() + 25 * 3_600_000);
    expect((await upload(caller)).statusCode).toBe(201);
  });

  it('counts the uploads that other processes have not committed', async () => {
    const caller = await aCaller(db);
    await upload(caller);
    await db.owner.query(`update stored_file set size = 200 * 1024 * 1024 - 10 * 7 where user_id = $1`, [
      caller.userId,
    ]);
    const other = db.dataSource.createQueryRunner();
    await other.startTransaction();
    const values = [caller.userId, 'a.txt', 'text/plain', 7, Buffer.alloc(32), 200 * 1024 * 1024];
    await other.query(
      `select reserve_file(gen_random_uuid(), $1, null, $2, $3, $4, $5, 'database', now(), now() + interval '1 day', $6)`,
      values,
    );
    const uploads = Promise.all(Array.from({ length: 20 }, () => upload(caller)));
    await pause(500);
    await other.commitTransaction();
    await other.release();
    const answers = await uploads;
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(9);
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(11);
  });
});

describe('an upload with an Idempotency-Key', () => {
  const uploadAs = ({ headers }: TestCaller, key: string, payload?: object) =>
    upload({ headers: { ...headers, 'idempotency-key': key } }, payload);

  it('is one file however often it is repeated, and counts once against the rate', async () => {
    const caller = await aCaller(db, { plan: 'free' });
    const first = await uploadAs(caller, 'one');
    expect(first.headers).not.toHaveProperty('idempotency-replayed');
    for (let count = 0; count < 15; count += 1) {
      const again = await uploadAs(caller, 'one');
      expect(again).toMatchObject({ statusCode: 201, headers: { 'idempotency-replayed': 'true' } });
      expect(again.json().id).toBe(first.json().id);
      expect((await open(again.json().url)).body).toBe('a;b\n1;2');
    }
    expect(await list(caller)).toHaveLength(1);
    expect((await uploadAs(caller, 'two')).json().id).not.toBe(first.json().id);
    expect((await uploadAs(await aCaller(db), 'one')).json().id).not.toBe(first.json().id);
  });

  it('is one file when its repetitions come at the same time', async () => {
    const caller = await aCaller(db);
    const answers = await Promise.all(Array.from({ length: 8 }, () => uploadAs(caller, 'one')));
    const kept = answers.filter(({ statusCode }) => statusCode === 201);
    expect(new Set(kept.map((answer) => answer.json().id)).size).toBe(1);
    for (const answer of answers.filter(({ statusCode }) => statusCode !== 201))
      expect(answer.json()).toMatchObject({ status: 409, code: 'idempotency_in_progress' });
    expect(await list(caller)).toHaveLength(1);
  });

  it.each([
    ['another content', 'data:text/csv;name=people.csv;base64,YQ=='],
    ['another name', 'data:text/csv;name=other.csv;base64,YTtiCjE7Mg=='],
  ])('refuses the key for %s', async (_, file) => {
    const caller = await aCaller(db);
    await uploadAs(caller, 'one');
    expect((await uploadAs(caller, 'one', { file })).json()).toMatchObject({
      status: 422,
      code: 'idempotency_key_reused',
    });
  });

  it('keeps the key as long as the file', async () => {
    const caller = await aCaller(db);
    const { id } = (await uploadAs(caller, 'one')).json();
    clock.moment = new Date(Date.now() + 25 * 3_600_000);
    const later = await uploadAs(caller, 'one');
    expect(later.statusCode).toBe(201);
    expect(later.headers).not.toHaveProperty('idempotency-replayed');
    expect(later.json().id).toBe(id);
  });

  it('is not deleted by a repetition that saw it expired', async () => {
    const caller = await aCaller(db);
    const { id } = (await uploadAs(caller, 'one')).json();
    const now = new Date(Date.now() + 25 * 3_600_000);
    clock.moment = now;
    await uploadAs(caller, 'one');
    await app.nest.get(FilesRepository).discardExpired(id, now);
    expect(await list(caller)).toMatchObject([{ id }]);
  });

  it('leaves the key free when it was refused', async () => {
    const caller = await aCaller(db);
    expect((await uploadAs(caller, 'one', { file: 'data:text/csv;base64,' })).statusCode).toBe(422);
    expect((await uploadAs(caller, 'one')).statusCode).toBe(201);
  });
});

describe('the links of files', () => {
  it('are renewed by the list, which shows the own ones only', async () => {
    const [one, other] = [await aCaller(db), await aCaller(db)];
    const file = (await upload(one)).json();
    expect(await list(other)).toEqual([]);
    expect(await list(one)).toMatchObject([{ id: file.id }]);
    clock.moment = new Date(Date.now() + 3_601_000);
    expect((await open(file.url)).json()).toMatchObject({ status: 404, code: 'file_not_found' });
    const [renewed] = await list(one);
    expect((await open(renewed?.url ?? '')).statusCode).toBe(200);
  });

  it.each([
    ['signature', 'a'.repeat(43)],
    ['signature', ''],
    ['expires', '99999999999'],
  ])('open nothing with another %s', async (name, value) => {
    const url = new URL((await upload(await aCaller(db))).json().url);
    url.searchParams.set(name, value);
    expect((await open(url.href)).json()).toMatchObject({ status: 404, code: 'file_not_found' });
  });

  it('open no other file', async () => {
    const caller = await aCaller(db);
    const [one, other] = [(await upload(caller)).json(), (await upload(caller)).json()];
    expect((await open(one.url.replace(one.id, other.id))).statusCode).toBe(404);
  });

  it('end with the file, which is deleted a day later', async () => {
    const caller = await aCaller(db);
    const { id } = (await upload(caller)).json();
    clock.moment = new Date(Date.now() + 25 * 3_600_000);
    expect(await list(caller)).toEqual([]);
    expect(await app.nest.get(FilesService).read(caller.userId, id)).toBeNull();
    expect(await app.nest.get(FilesRetentionJob).forgetExpired()).toBeGreaterThan(0);
    expect(await db.owner.query('select id from stored_file where user_id = $1', [caller.userId])).toEqual([]);
  });
});

it('deletes the files of a deleted account', async () => {
  const caller = await aCaller(db);
  await upload(caller);
  await db.owner.query('select actions_api.erase_user_v1($1)', [caller.userId]);
  expect(await db.owner.query('select id from stored_file where user_id = $1', [caller.userId])).toEqual([]);
});

it('refuses files of a deleted account that come late, and links to those that came before', async () => {
  const caller = await aCaller(db);
  const { url } = (await upload(caller)).json();
  await db.owner.query('insert into erased_user (user_id) values ($1)', [caller.userId]);
  const link = new URL(url);
  expect((await app.inject({ method: 'GET', url: link.pathname + link.search })).json()).toMatchObject({
    status: 404,
    code: 'file_not_found',
  });
  expect((await upload(caller)).json()).toMatchObject({ status: 404, code: 'file_not_found' });
});
