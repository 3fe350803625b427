import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { aCaller, type TestCaller } from '../../testing/a-caller';
import { aFormCall } from '../../testing/a-form';
import { readBalance } from '../../testing/a-ledger';
import { makesTwoFiles, readsFile, registryWith } from '../../testing/fake-registry';
import { startActions } from '../../testing/start-actions';
import { ContentStores } from '../files/content/content-stores';
import { FilesService } from '../files/files.service';

const site = createServer((request, response) => {
  if (request.url === '/gone.csv') response.writeHead(410).end();
  else response.writeHead(200, { 'content-type': 'text/csv' }).end(request.url === '/a.csv' ? 'a;b' : '%PDF-1.7');
});
await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
afterAll(() => void site.close());
const origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`; // it listens on a port

const { db, app } = await startActions({
  registry: registryWith(readsFile, makesTwoFiles),
  env: { EGRESS_ALLOWED_ORIGINS: origin },
});

const toDataUrl = (text: string) => `data:text/csv;name=people.csv;base64,${Buffer.from(text).toString('base64')}`;
const run = (caller: TestCaller, file: unknown, headers = {}) =>
  app.inject({
    method: 'POST',
    url: '/v1/actions/reads_file',
    headers: { ...caller.headers, ...headers },
    payload: { file },
  });
const upload = (caller: TestCaller, file: string) =>
  app.inject({ method: 'POST', url: '/v1/files', headers: caller.headers, payload: { file } });
const countRuns = async ({ userId }: TestCaller) =>
  (await db.owner.query('select 1 from run where user_id = $1', [userId])).length;

describe('a file of an input', () => {
  it('is read from a data URL, and a small file of the answer is a part of it', async () => {
    const answer = (await run(await aCaller(db), toDataUrl('a;b'))).json();
    expect(answer).toMatchObject({ status: 200, data: { name: 'people.csv', mime: 'text/csv' } });
    expect(answer.data.file.$file).toMatchObject({ name: 'people.csv', size: 3, base64: 'QTtC' });
  });

  it('is read from what the account keeps', async () => {
    const caller = await aCaller(db);
    const { id } = (await upload(caller, toDataUrl('a;b'))).json();
    expect((await run(caller, id)).json()).toMatchObject({ data: { name: 'people.csv' } });
  });

  it.each([
    ['Must be a data URL in base64, an https address, the id of a stored file, or the name of a sample', () => 'a.csv'],
    ['There is no such file, or no more', () => `file_${'0'.repeat(32)}`],
    ['There is no such file, or no more', () => 'sample:nothing.csv'],
    ['The file is empty', () => 'data:text/csv;base64,'],
    ['Must be at most 1.9 MB', () => toDataUrl('a'.repeat(2_000_001))],
    [
      'Must be one of these types: text/csv, text/html. This file is application/pdf.',
      () => `data:text/csv;base64,${Buffer.from('%PDF-1.7').toString('base64')}`,
    ],
  ])('is refused before the charge: %s', async (message, file) => {
    const caller = await aCaller(db);
    expect((await run(caller, file())).json()).toMatchObject({ status: 422, errors: [{ field: 'file', message }] });
    expect(await countRuns(caller)).toBe(0);
  });

  it('is fetched from its address', async () => {
    expect((await run(await aCaller(db), `${origin}/a.csv`)).json()).toMatchObject({
      status: 200,
      data: { name: 'a.csv', mime: 'text/csv', file: { $file: { base64: 'QTtC' } } },
    });
  });

  it.each([
    ['/gone.csv', 422, 'The address answers with the status 410'],
    ['/a.pdf', 422, 'Must be one of these types: text/csv, text/html. This file is application/pdf.'],
    ['https://169.254.169.254/latest', 424, 'This address is not on the public internet. Nothing was debited.'],
  ])('is refused after the charge, which is given back: %s', async (address, status, message) => {
    const caller = await aCaller(db);
    const answer = (await run(caller, new URL(address, origin).href)).json();
    expect(answer).toMatchObject({ status, cost: 0 });
    expect(JSON.stringify(answer)).toContain(message);
    expect(await readBalance(db, caller)).toBe(100);
  });

  it('is never that of another account', async () => {
    const { id } = (await upload(await aCaller(db), toDataUrl('a;b'))).json();
    expect((await run(await aCaller(db), id)).json()).toMatchObject({ status: 422 });
  });

  it('is a part of a form', async () => {
    const { headers } = await aCaller(db);
    const file = new File(['x'], 'x.html', { type: 'text/html' });
    const answer = await app.inject(await aFormCall('/v1/actions/reads_file', headers, file));
    expect(answer.json()).toMatchObject({ data: { name: 'x.html', mime: 'text/html' } });
  });
});

describe('a file of an answer', () => {
  it.each([
    ['above 1 MB', 'a'.repeat(1024 * 1024 + 1), {}],
    ['on request', 'a', { prefer: 'handling=lenient, return=url' }],
  ])('is a link %s', async (_, text, headers) => {
    const caller = await aCaller(db);
    const { $file } = (await run(caller, toDataUrl(text), headers)).json().data.file;
    expect($file).toMatchObject({ size: text.length });
    expect($file).not.toHaveProperty('base64');
    const { pathname, search } = new URL($file.url);
    expect((await app.inject({ method: 'GET', url: pathname + search })).body).toBe(text.toUpperCase());
    expect((await run(caller, $file.id)).json()).toMatchObject({ status: 200 });
  });

  it('that was stored is deleted when another finds no room', async () => {
    const caller = await aCaller(db);
    await upload(caller, toDataUrl('a'));
    await db.owner.query('update stored_file set size = 200 * 1024 * 1024 - 5 where user_id = $1', [caller.userId]);
    const answer = await app.inject({
      method: 'POST',
      url: '/v1/actions/makes_two_files',
      headers: { ...caller.headers, prefer: 'return=url' },
      payload: {},
    });
    expect(answer.json()).toMatchObject({ status: 409, code: 'storage_full' });
    expect(await readBalance(db, caller)).toBe(100);
    const [row] = await db.owner.query<{ count: string }[]>('select count(*) from stored_file where user_id = $1', [
      caller.userId,
    ]);
    expect(row?.count).toBe('1');
  });

  it.each([['its run was given back'], ['its account was deleted']])('is not kept when meanwhile %s', async (event) => {
    const { userId } = await aCaller(db);
    const runId = event === 'its run was given back' ? randomUUID() : undefined;
    const contents = app.nest.get(ContentStores).current;
    const write = vi.spyOn(contents, 'write').mockImplementationOnce(async () => {
      if (!runId) await db.owner.query('select actions_api.erase_user_v1($1)', [userId]);
    });
    const file = { name: 'a.txt', mime: 'text/plain', bytes: Buffer.from('a') };
    await expect(app.nest.get(FilesService).keep({ userId, runId }, file)).rejects.toMatchObject({
      code: 'file_not_found',
    });
    expect(write).toHaveBeenCalledOnce();
    expect(await db.owner.query('select id from stored_file where user_id = $1', [userId])).toEqual([]);
  });

  it('that finds no room ends the run, which is given back', async () => {
    const caller = await aCaller(db);
    await upload(caller, toDataUrl('a'));
    await db.owner.query('update stored_file set size = 200 * 1024 * 1024 where user_id = $1', [caller.userId]);
    const answer = await run(caller, toDataUrl('a'), { prefer: 'return=url' });
    expect(answer.json()).toMatchObject({ status: 409, code: 'storage_full' });
    expect(answer.headers).toMatchObject({ ratelimit: '"default";r=598;t=60' });
    const [record] = await db.owner.query<{ status: string }[]>('select status from run where user_id = $1', [
      caller.userId,
    ]);
    expect(record?.status).toBe('rejected');
  });
});
