import { describe, expect, it, vi } from 'vitest';
import { aCaller, type TestCaller } from '../../testing/a-caller';
import { readBalance, readCharges } from '../../testing/a-ledger';
import { addCalls } from '../../testing/a-window';
import { acceptRun, callDeferred, type DeferredCall, readRun } from '../../testing/deferred-call';
import { makesTwoFiles, readsFile, registryWith } from '../../testing/fake-registry';
import { readCallLog } from '../../testing/read-call-log';
import { startActions } from '../../testing/start-actions';
import { FilesService } from '../files/files.service';
import { RefusedCallLimits } from '../refused-calls/refused-call-limits';

const HOUR_MS = 3_600_000;

const { db, app, clock } = await startActions({ registry: registryWith(readsFile, makesTwoFiles) });

const call = (caller: TestCaller, deferred: DeferredCall = {}) => callDeferred(app, caller, deferred);
const read = (caller: Pick<TestCaller, 'headers'>, id: string) => readRun(app, caller, id);

describe('a call with Prefer: respond-async', () => {
  it('is debited and answered 202 before its action runs', async () => {
    const caller = await aCaller(db);
    const answer = await call(caller);
    expect(answer.statusCode).toBe(202);
    const { run, ...accepted } = answer.json();
    expect(accepted).toEqual({
      data: null,
      error: null,
      status: 202,
      cost: 7,
      balance: 93,
      request_id: answer.headers['x-request-id'],
    });
    expect(run.url).toBe(`http://localhost:4000/v1/runs/${run.id}`);
    expect(answer.headers).toMatchObject({
      location: run.url,
      'preference-applied': 'respond-async',
      'retry-after': '2',
      ratelimit: '"default";r=599;t=60',
    });
    expect(await readCharges(db, caller)).toEqual([-7]);
    const waiting = await read(caller, run.id);
    expect(waiting.headers['retry-after']).toBe('2');
    expect(waiting.json()).toMatchObject({ state: 'waiting', began_at: null, answer: null, callback: null });
  });

  it('has the whole answer when its run has ended', async () => {
    const caller = await aCaller(db);
    const accepted = await call(caller);
    const { id } = accepted.json().run;
    await app.runJobs();
    const { statusCode, headers, body } = await read(caller, id);
    expect([statusCode, headers['retry-after']]).toEqual([200, undefined]);
    const run = JSON.parse(body);
    expect(run).toMatchObject({
      ...{ id, action: 'works', state: 'succeeded', request_id: accepted.headers['x-request-id'] },
      answer: { data: { done: true }, error: null, status: 200, cost: 7, balance: 93, request_id: run.request_id },
    });
    expect(run.answer.duration_ms).toBeGreaterThan(0);
    expect(Date.parse(run.expires_at) - Date.parse(run.ended_at)).toBe(24 * HOUR_MS);
    expect(await readCharges(db, caller)).toEqual([-7]);
    expect(await readCallLog(db, caller)).toContainEqual({
      ...{ action: 'works', kind: 'run', status: 200, code: null, credits: 7, timed: true },
    });
    const [record] = await db.owner.query<{ status: string; counted: boolean }[]>(
      `select run.status, duration_ms <= extract(epoch from ended_at - began_at) * 1000 + 1 as counted
       from run join background_run using (id) where id = $1`,
      [id],
    );
    expect(record).toEqual({ status: 'succeeded', counted: true });
  });

  it.each([
    ['throws', 503, 'action_failed'],
    ['hangs', 503, 'action_timed_out'],
    ['rejects', 422, 'unusable_input'],
    ['finds_nobody', 424, 'upstream_failed'],
    ['lies', 503, 'action_failed'],
    ['unwritable', 503, 'action_failed'],
  ])('is given back when its action %s', async (slug, status, code) => {
    const caller = await aCaller(db);
    const id = await acceptRun(app, caller, { slug });
    await app.runJobs();
    expect((await read(caller, id)).json()).toMatchObject({ state: 'failed', answer: { status, code, cost: 0 } });
    expect(await readCharges(db, caller)).toEqual([-7, 7]);
    expect(await readCallLog(db, caller)).toContainEqual(
      expect.objectContaining({ action: slug, status, code, credits: 0 }),
    );
  });

  it('is refused at once like any other', async () => {
    const poor = await aCaller(db, { credits: 6 });
    expect((await call(poor)).json()).toMatchObject({ status: 402, code: 'insufficient_credits' });
    const caller = await aCaller(db);
    expect((await call(caller, { slug: 'nothing' })).json()).toMatchObject({ status: 404 });
    expect((await call(caller, { slug: 'reads_file' })).json()).toMatchObject({ status: 422 });
    expect((await call(caller, { headers: { 'max-credits': '6' } })).json()).toMatchObject({
      code: 'max_credits_exceeded',
    });
    expect((await call(caller, { headers: { 'dry-run': 'true' } })).json()).toMatchObject({ status: 200, cost: 7 });
    const busy = await aCaller(db, { plan: 'free' });
    await addCalls(db, busy, 10);
    expect((await call(busy)).json()).toMatchObject({ status: 429, code: 'rate_limited' });
    expect(await readCharges(db, caller)).toEqual([]);
    expect(
      await db.owner.query('select from background_run where user_id = any ($1)', [
        [poor.userId, busy.userId, caller.userId],
      ]),
    ).toEqual([]);
  });

  it('is refused when a thousand runs of the account wait', async () => {
    const caller = await aCaller(db);
    await db.owner.query(
      `insert into background_run (id, user_id, slug, request_id, cost, input, wants_links, timeout_ms, balance)
       select gen_random_uuid(), $1, 'works', 'r', 7, '{}', false, 1000, 0 from generate_series(1, 1000)`,
      [caller.userId],
    );
    const answer = await call(caller);
    expect(answer.json()).toMatchObject({ status: 429, code: 'too_many_background_runs' });
    expect(answer.headers['retry-after']).toBe('60');
    expect(await readCharges(db, caller)).toEqual([]);
    const counted = vi.spyOn(app.nest.get(RefusedCallLimits), 'countInvalidCall');
    await call(caller);
    expect(counted).toHaveBeenCalledTimes(1);
  });

  it('is the same run under the same Idempotency-Key, before its end and after it', async () => {
    const caller = await aCaller(db);
    const headers = { 'idempotency-key': 'one' };
    const first = await call(caller, { headers });
    const early = await call(caller, { headers });
    await app.runJobs();
    const late = await call(caller, { headers });
    for (const repeated of [early, late]) {
      expect([repeated.statusCode, repeated.body]).toEqual([202, first.body]);
      expect(repeated.headers).toMatchObject({ 'idempotency-replayed': 'true', location: first.headers.location });
    }
    expect((await call(caller, { headers, payload: { other: 1 } })).json()).toMatchObject({
      code: 'idempotency_key_reused',
    });
    expect(await readCharges(db, caller)).toEqual([-7]);
  });

  it('leaves its key free when it fails', async () => {
    const caller = await aCaller(db);
    const failing = { slug: 'throws', headers: { 'idempotency-key': 'one' } };
    const first = await acceptRun(app, caller, failing);
    await app.runJobs();
    expect(await acceptRun(app, caller, failing)).not.toBe(first);
  });

  it('is also one that names its action in the body', async () => {
    const caller = await aCaller(db);
    const answer = await app.inject({
      method: 'POST',
      url: '/v1/actions',
      headers: { ...caller.headers, prefer: 'return=url,respond-async; wait=5' },
      payload: { action: 'works' },
    });
    expect([answer.statusCode, answer.headers['preference-applied']]).toEqual([202, 'respond-async, return=url']);
  });
});

describe('files', () => {
  const file = `data:text/csv;name=people.csv;base64,${Buffer.from('a;b').toString('base64')}`;
  const countFiles = async ({ userId }: TestCaller) =>
    (await db.owner.query('select from stored_file where user_id = $1', [userId])).length;

  it('that came with the call are kept until it has run', async () => {
    const caller = await aCaller(db);
    const id = await acceptRun(app, caller, { slug: 'reads_file', payload: { file } });
    expect(await countFiles(caller)).toBe(1);
    await app.runJobs();
    expect((await read(caller, id)).json()).toMatchObject({
      answer: { data: { name: 'people.csv', mime: 'text/csv', file: { $file: { base64: 'QTtC' } } } },
    });
    expect(await countFiles(caller)).toBe(0);
  });

  it('that were uploaded before stay', async () => {
    const caller = await aCaller(db);
    const uploaded = await app.inject({ method: 'POST', url: '/v1/files', headers: caller.headers, payload: { file } });
    const id = await acceptRun(app, caller, { slug: 'reads_file', payload: { file: uploaded.json().id } });
    await app.runJobs();
    expect((await read(caller, id)).json()).toMatchObject({ state: 'succeeded' });
    expect(await countFiles(caller)).toBe(1);
  });

  it('that find no room are refused, and the call is given back', async () => {
    const caller = await aCaller(db);
    await app.inject({ method: 'POST', url: '/v1/files', headers: caller.headers, payload: { file } });
    await db.owner.query('update stored_file set size = 200 * 1024 * 1024 where user_id = $1', [caller.userId]);
    expect((await call(caller, { slug: 'reads_file', payload: { file } })).json()).toMatchObject({
      status: 409,
      code: 'storage_full',
    });
    expect(await readBalance(db, caller)).toBe(100);
  });

  it('of the answer have a new link at each look', async () => {
    const caller = await aCaller(db);
    const id = await acceptRun(app, caller, {
      slug: 'makes_two_files',
      headers: { prefer: 'respond-async, return=url' },
    });
    await app.runJobs();
    clock.moment = new Date(Date.now() + 2 * HOUR_MS);
    const [first] = (await read(caller, id)).json().answer.data.files;
    const { pathname, search } = new URL(first.$file.url);
    expect((await app.inject({ method: 'GET', url: pathname + search })).body).toBe('one.');
    const [list, find] = [
      vi.spyOn(app.nest.get(FilesService), 'list'),
      vi.spyOn(app.nest.get(FilesService), 'renewLinks'),
    ];
    await read(caller, id);
    // Those of the answer, not all that the account keeps.
    expect(list).not.toHaveBeenCalled();
    expect(find.mock.calls.map(([, ids]) => ids.length)).toEqual([2]);
  });
});
