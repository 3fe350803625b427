import { createTestApp } from '@declic/nest-kit/testing';
import { parse } from 'csv-parse/sync';
import { describe, expect, it, vi } from 'vitest';
import { AppModule } from '../../app.module';
import { aCaller, revoke, suspend, type TestCaller } from '../../testing/a-caller';
import { addCalls } from '../../testing/a-window';
import { fakeRegistry } from '../../testing/fake-registry';
import { startActions } from '../../testing/start-actions';
import { RunsRepository } from '../runs/runs.repository';
import type { RequestPage } from './request-log.service';
import { RequestLog } from './request-log';

const { db, app } = await startActions({ registry: fakeRegistry });

type Headers = Readonly<Record<string, string>>;

const call = (caller: Pick<TestCaller, 'headers'>, slug = 'works', headers: Headers = {}, payload = '{}') =>
  app.inject({
    method: 'POST',
    url: `/v1/actions/${slug}`,
    headers: { 'content-type': 'application/json', ...caller.headers, ...headers },
    payload,
  });

async function readPage({ userId }: Pick<TestCaller, 'userId'>, query: Headers = {}): Promise<RequestPage> {
  await app.nest.get(RequestLog).flush();
  const answer = await app.inject({
    method: 'GET',
    url: '/api/actions/requests',
    query,
    headers: app.as({ id: userId, email: 'ada@example.com' }),
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

const readItems = async (caller: Pick<TestCaller, 'userId'>, query: Headers = {}) =>
  (await readPage(caller, query)).items;

const exhaust = (caller: TestCaller) => addCalls(db, caller, 600);

interface Given {
  readonly status: number;
  readonly code: string | null;
  readonly credits?: number;
  readonly kind?: 'price';
  readonly credit?: number;
  readonly arrange?: (caller: TestCaller) => Promise<unknown>;
  readonly headers?: Headers;
  readonly slug?: string;
  readonly payload?: string;
}

const calls: Record<string, Given> = {
  'a success': { status: 200, code: null, credits: 7 },
  'a price': { status: 200, code: null, kind: 'price', headers: { 'dry-run': 'true' } },
  'broken JSON': { status: 400, code: 'malformed_request', payload: '{"a":' },
  'a revoked key': { status: 401, code: 'invalid_api_key', arrange: ({ userId }) => revoke(db, userId) },
  'too few credits': { status: 402, code: 'insufficient_credits', credit: 6 },
  'a suspended account': { status: 402, code: 'suspended', arrange: (caller) => suspend(db, caller) },
  'a price above the limit': { status: 402, code: 'max_credits_exceeded', headers: { 'max-credits': '6' } },
  'an unknown action': { status: 404, code: 'action_not_found', slug: 'nothing' },
  text: { status: 415, code: 'unsupported_media_type', headers: { 'content-type': 'text/plain' } },
  'an input that is none': { status: 422, code: 'validation_failed', payload: '[]' },
  'a header that is none': { status: 422, code: 'validation_failed', headers: { 'max-credits': 'many' } },
  'a slug that cannot be stored': { status: 422, code: 'validation_failed', slug: 'a%00b' },
  'too many calls': { status: 429, code: 'rate_limited', arrange: exhaust },
  'an action that fails': { status: 503, code: 'action_failed', slug: 'throws' },
  'an action that takes too long': { status: 503, code: 'action_timed_out', slug: 'hangs' },
};

describe('a call with a key of the account', () => {
  it.each(Object.entries(calls))('%s stands in the log, as it was answered', async (_, given) => {
    const caller = await aCaller(db, { credits: given.credit ?? 100 });
    await given.arrange?.(caller);
    const before = Date.now();
    const answer = await call(caller, given.slug, given.headers, given.payload);
    expect(answer.statusCode).toBe(given.status);

    const [line, ...others] = await readItems(caller);
    expect(line).toEqual({
      id: expect.any(String),
      at: expect.any(String),
      request_id: answer.headers['x-request-id'],
      action: given.slug === 'a%00b' ? 'ab' : (given.slug ?? 'works'),
      kind: given.kind ?? 'run',
      status: given.status,
      code: given.code,
      duration_ms: expect.any(Number),
      credits: given.credits ?? 0,
      unlisted: 0,
    });
    expect(others).toEqual([]);
    expect(Math.abs(Date.parse(line?.at ?? '') - before)).toBeLessThan(5_000);
    expect(line?.duration_ms).toBeGreaterThan(0);
  });

  it('is listed once for each repetition with the same Idempotency-Key, and charged once', async () => {
    const caller = await aCaller(db);
    const headers = { 'idempotency-key': 'one' };
    await call(caller, 'works', headers);
    await call(caller, 'works', headers);
    await call(caller, 'throws', headers);
    const lines = await readItems(caller);
    expect(lines.map(({ kind, status, credits }) => [kind, status, credits])).toEqual([
      ['run', 422, 0],
      ['replay', 200, 0],
      ['run', 200, 7],
    ]);
  });

  it('is named by its action on the short cut, refused or not', async () => {
    const caller = await aCaller(db);
    const url = '/v1/email/validate';
    await app.inject({ method: 'POST', url, headers: { ...caller.headers, 'dry-run': 'x' }, payload: {} });
    expect((await readItems(caller)).map(({ action }) => action)).toEqual(['email_validate']);
  });

  it('is listed although its caller has left', async () => {
    const caller = await aCaller(db);
    await app.nest.listen(0, '127.0.0.1');
    const leaving = new AbortController();
    const begin = vi.spyOn(app.nest.get(RunsRepository), 'begin').mockImplementationOnce(async (run) => {
      const start = await app.nest.get(RunsRepository).begin(run);
      leaving.abort();
      return start;
    });
    const { signal } = leaving;
    const answer = fetch(`${await app.nest.getUrl()}/v1/actions/hangs`, {
      method: 'POST',
      headers: { ...caller.headers, 'content-type': 'application/json' },
      body: '{}',
      signal,
    });
    await expect(answer).rejects.toThrow();
    begin.mockRestore();
    await expect.poll(() => readItems(caller)).toMatchObject([{ status: 503, code: 'action_timed_out', credits: 0 }]);
  });
});

describe('a service that stops', () => {
  it('writes the calls that it has answered', async () => {
    const caller = await aCaller(db);
    const stopping = await createTestApp(AppModule, { db });
    const url = '/v1/actions/nothing';
    expect((await stopping.inject({ method: 'POST', url, headers: caller.headers })).statusCode).toBe(404);
    await stopping.close();
    expect(await readItems(caller)).toMatchObject([{ status: 404, action: 'nothing' }]);
  });
});

describe('a call with an unknown key', () => {
  it('is in no log', async () => {
    await app.nest.get(RequestLog).flush();
    const rows = () => db.owner.query('select count(*)::int as count from request_log');
    const before = await rows();
    await call({ headers: { authorization: 'Bearer dc_live_nobody' } });
    await app.nest.get(RequestLog).flush();
    expect(await rows()).toEqual(before);
  });
});

describe('a run whose end the process does not know', () => {
  it('is not listed by guess, but from the run once that has ended', async () => {
    const caller = await aCaller(db);
    const runs = app.nest.get(RunsRepository);
    const { finish } = runs;
    runs.finish = () => Promise.reject(new Error('connection lost'));
    try {
      expect((await call(caller)).statusCode).toBe(500);
    } finally {
      runs.finish = finish;
    }
    expect(await readItems(caller)).toEqual([]);
  });
});

describe('the list', () => {
  it('is read in pages that neither overlap nor leave out, in both directions', async () => {
    const caller = await aCaller(db);
    for (let index = 0; index < 7; index++) await call(caller, 'works', {}, index % 2 ? '[]' : '{}');
    const all = (await readItems(caller)).map(({ id }) => id);
    expect(all).toHaveLength(7);
    expect(all).toEqual(all.toSorted().toReversed());

    const first = await readPage(caller, { limit: '3' });
    const second = await readPage(caller, { limit: '3', before: first.older ?? '' });
    const third = await readPage(caller, { limit: '3', before: second.older ?? '' });
    expect([first, second, third].flatMap(({ items }) => items.map(({ id }) => id))).toEqual(all);
    expect([first.newer, third.older]).toEqual([null, null]);

    const back = await readPage(caller, { limit: '3', after: third.newer ?? '' });
    expect(back.items).toEqual(second.items);
    expect((await readPage(caller, { limit: '3', after: back.newer ?? '' })).items).toEqual(first.items);
    expect((await readPage(caller, { limit: '3', after: back.newer ?? '' })).newer).toBeNull();
  });

  it('is filtered by outcome, action, request id and period', async () => {
    const caller = await aCaller(db);
    await call(caller);
    await call(caller, 'nothing');
    const failed = await call(caller, 'throws');
    const slugs = async (query: Headers) => (await readItems(caller, query)).map(({ action }) => action);
    expect(await slugs({ outcome: 'succeeded' })).toEqual(['works']);
    expect(await slugs({ outcome: 'refused' })).toEqual(['nothing']);
    expect(await slugs({ outcome: 'failed' })).toEqual(['throws']);
    expect(await slugs({ action: 'nothing', outcome: 'failed' })).toEqual([]);
    expect(await slugs({ request_id: String(failed.headers['x-request-id']) })).toEqual(['throws']);
    expect(await slugs({ request_id: 'unknown' })).toEqual([]);
    const past = new Date(Date.now() - 60_000).toISOString();
    expect(await slugs({ from: past })).toHaveLength(3);
    expect(await slugs({ until: past })).toEqual([]);
    expect(await slugs({ until: '1969-07-20T20:17:40Z' })).toEqual([]);
  });

  it.each([
    { before: 'nothing' },
    { outcome: 'all' },
    { from: '2016-12-31T23:59:60Z' },
    { limit: '101' },
    { user_id: '019aa1de-92f8-7443-a9d2-0123456789ab' },
  ])('refuses %j', async (query) => {
    const { userId } = await aCaller(db);
    const headers = app.as({ id: userId, email: 'ada@example.com' });
    const answer = await app.inject({ method: 'GET', url: '/api/actions/requests', query, headers });
    expect(answer.json()).toMatchObject({ status: 422, errors: [{ in: 'query', field: Object.keys(query)[0] }] });
  });

  it('holds nothing of another account, nor of what was sent', async () => {
    const [one, other] = [await aCaller(db), await aCaller(db)];
    await call(one, 'works', {}, '{"secret":"tulip"}');
    expect(await readItems(other)).toEqual([]);
    const rows = JSON.stringify(await db.owner.query('select * from request_log where user_id = $1', [one.userId]));
    expect(rows).not.toMatch(/tulip|dc_live/);
    expect(await db.dataSource.query('select * from request_log')).toEqual([]);
    await expect(db.dataSource.query('delete from request_log')).rejects.toThrow('permission denied');
  });
});

describe('exportRequests', () => {
  it('is a CSV of all that the filters leave over, newest first', async () => {
    const caller = await aCaller(db);
    await call(caller);
    await call(caller, '=1+1');
    await call(caller, 'nothing');
    await app.nest.get(RequestLog).flush();
    const headers = app.as({ id: caller.userId, email: 'ada@example.com' });
    const answer = await app.inject({ method: 'GET', url: '/api/actions/requests/export?outcome=refused', headers });
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8; header=present',
      'content-disposition': expect.stringMatching(/^attachment; filename="declic-requests-\d{4}-\d\d-\d\d\.csv"$/),
    });
    const rows = parse<Record<string, string>>(answer.body, { columns: true });
    expect(rows.map(({ action, status, code }) => [action, status, code])).toEqual([
      ['nothing', '404', 'action_not_found'],
      ["'=1+1", '404', 'action_not_found'],
    ]);
  });
});

describe('calls that a limit turned away', () => {
  it('are listed one by one up to sixty, and counted beyond', async () => {
    const caller = await aCaller(db, { plan: 'free' });
    await exhaust(caller);
    for (let index = 0; index < 80; index++) expect((await call(caller)).statusCode).toBe(429);
    await app.nest.get(RequestLog).close();
    const lines = await readItems(caller, { limit: '100' });
    expect(lines.length).toBeGreaterThanOrEqual(60);
    expect(lines.length).toBeLessThan(70);
    expect(lines.reduce((sum, { unlisted }) => sum + 1 + unlisted, 0)).toBe(80);
  });
});
