import { describe, expect, it } from 'vitest';
import { aCaller, asAccounts, type CallerOptions, suspend, type TestCaller } from '../../testing/a-caller';
import { readBalance, readCharges } from '../../testing/a-ledger';
import { addCalls } from '../../testing/a-window';
import { fakeRegistry } from '../../testing/fake-registry';
import { startActions } from '../../testing/start-actions';

const { db, app } = await startActions({ registry: fakeRegistry });

type Headers = Readonly<Record<string, string>>;

const call = (
  caller: Pick<TestCaller, 'headers'>,
  headers: Headers = {},
  slug = 'works',
  payload: string | Buffer = '{}',
) =>
  app.inject({
    method: 'POST',
    url: `/v1/actions/${slug}`,
    headers: { 'content-type': 'application/json', ...caller.headers, ...headers },
    payload,
  });

const exhaust = (caller: TestCaller) => addCalls(db, caller, 600);

interface Outcome {
  readonly status: number;
  readonly code?: string;
  readonly charges: readonly number[];
  readonly given?: CallerOptions;
  readonly arrange?: (caller: TestCaller) => Promise<unknown>;
  readonly headers?: Headers;
  readonly slug?: string;
  readonly payload?: string | Buffer;
}

const outcomes: Record<string, Outcome> = {
  'a success': { status: 200, charges: [-7] },
  'a price': { status: 200, charges: [], headers: { 'dry-run': 'true' } },
  'broken JSON': { status: 400, code: 'malformed_request', charges: [], payload: '{"a":' },
  'bytes that are not UTF-8': {
    status: 400,
    code: 'malformed_request',
    charges: [],
    payload: Buffer.concat([Buffer.from('{"text":"'), Buffer.from([0xff, 0xfe]), Buffer.from('"}')]),
  },
  'another character set': {
    status: 415,
    code: 'unsupported_media_type',
    charges: [],
    payload: Buffer.from('{"text":"a"}', 'utf16le'),
    headers: { 'content-type': 'application/json; charset=utf-16' },
  },
  'half of a surrogate pair': {
    status: 422,
    code: 'validation_failed',
    charges: [],
    payload: String.raw`{"text":"\ud800"}`,
  },
  'a key that is none': { status: 401, code: 'invalid_api_key', charges: [], headers: { authorization: 'Bearer x' } },
  'too few credits': { status: 402, code: 'insufficient_credits', charges: [], given: { credits: 6 } },
  'a suspended account': { status: 402, code: 'suspended', charges: [], arrange: (caller) => suspend(db, caller) },
  'a price above the limit': {
    status: 402,
    code: 'max_credits_exceeded',
    charges: [],
    headers: { 'max-credits': '6' },
  },
  'an unknown action': { status: 404, code: 'action_not_found', charges: [], slug: 'nothing' },
  'too much': { status: 413, code: 'payload_too_large', charges: [], payload: JSON.stringify('x'.repeat(18_000_000)) },
  text: { status: 415, code: 'unsupported_media_type', charges: [], headers: { 'content-type': 'text/plain' } },
  'an input that is none': { status: 422, code: 'validation_failed', charges: [], payload: '[]' },
  'an input too deep for any stack': {
    status: 422,
    code: 'validation_failed',
    charges: [],
    payload: `{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
  },
  'a header that is none': { status: 422, code: 'validation_failed', charges: [], headers: { 'max-credits': 'many' } },
  'too many calls': { status: 429, code: 'rate_limited', charges: [], arrange: exhaust },
  'an action that fails': { status: 503, code: 'action_failed', charges: [-7, 7], slug: 'throws' },
  'an action that answers wrongly': { status: 503, code: 'action_failed', charges: [-7, 7], slug: 'lies' },
  'an answer that cannot be written': { status: 503, code: 'action_failed', charges: [-7, 7], slug: 'unwritable' },
  'an action that takes too long': { status: 503, code: 'action_timed_out', charges: [-7, 7], slug: 'hangs' },
};

describe('what a call is charged for', () => {
  it.each(Object.entries(outcomes))('%s', async (_, outcome) => {
    const caller = await aCaller(db, outcome.given);
    const before = await readBalance(db, caller);
    await outcome.arrange?.(caller);
    const answer = await call(caller, outcome.headers, outcome.slug, outcome.payload);
    expect([answer.statusCode, answer.json().code]).toEqual([outcome.status, outcome.code]);
    expect(await readCharges(db, caller)).toEqual(outcome.charges);
    expect(await readBalance(db, caller)).toBe(outcome.charges.reduce((sum, delta) => sum + delta, before));
  });
});

describe('a suspended account', () => {
  it('is told why, keeps its credits, and is served again once it is active', async () => {
    const caller = await aCaller(db);
    await suspend(db, caller);
    expect((await call(caller)).json()).toMatchObject({
      type: '/docs/errors/suspended',
      title: 'Usage is frozen. Reactivate your subscription to continue.',
      status: 402,
    });
    await asAccounts(db, `select set_account($1, null, 'active')`, [caller.userId]);
    expect((await call(caller)).json()).toMatchObject({ balance: 93 });
  });
});

describe('Max-Credits', () => {
  it.each([
    ['7', 200],
    ['999999999', 200],
    ['6', 402],
    ['0', 402],
  ])('of %s answers %i to a price of 7', async (maxCredits, status) => {
    const answer = await call(await aCaller(db), { 'max-credits': maxCredits });
    expect([answer.statusCode, answer.json().cost]).toEqual([status, 7]);
  });

  it('refuses before a call is counted, and when only the price is asked for', async () => {
    const caller = await aCaller(db);
    const refused = await call(caller, { 'max-credits': '6' });
    expect(refused.headers.ratelimit).toBeUndefined();
    expect((await call(caller, { 'max-credits': '6', 'dry-run': 'true' })).json().code).toBe('max_credits_exceeded');
    expect((await call(caller)).headers.ratelimit).toBe('"default";r=599;t=60');
  });
});

describe('Dry-Run', () => {
  it('names the price, charges nothing, runs nothing, and counts as a call', async () => {
    const caller = await aCaller(db, { credits: 0 });
    const answer = await call(caller, { 'dry-run': 'true' }, 'throws');
    expect(answer.json()).toEqual({
      data: null,
      error: null,
      status: 200,
      dry_run: true,
      cost: 7,
      request_id: answer.headers['x-request-id'],
    });
    expect(answer.headers.ratelimit).toBe('"default";r=599;t=60');
    expect(await db.owner.query('select * from run where user_id = $1', [caller.userId])).toEqual([]);
  });

  it('finds what is wrong with a call', async () => {
    const caller = await aCaller(db);
    const dry = { 'dry-run': 'true' };
    expect((await call(caller, dry, 'nothing')).statusCode).toBe(404);
    expect((await call(caller, dry, 'works', '[]')).statusCode).toBe(422);
    await exhaust(caller);
    expect((await call(caller, dry)).json().code).toBe('rate_limited');
  });

  it('that is false is a call like any other', async () => {
    expect((await call(await aCaller(db), { 'dry-run': 'false' })).json()).toMatchObject({ balance: 93 });
  });
});

describe('a header that cannot be read', () => {
  it.each([
    ['idempotency-key', ''],
    ['idempotency-key', 'two words'],
    ['idempotency-key', 'clé'],
    ['idempotency-key', 'x'.repeat(256)],
    ['max-credits', '-1'],
    ['max-credits', '1.5'],
    ['max-credits', '0x10'],
    ['max-credits', ''],
    ['max-credits', '1, 2'],
    ['dry-run', 'yes'],
    ['dry-run', ''],
  ])('%s: "%s" is refused by its name', async (field, value) => {
    const caller = await aCaller(db);
    const answer = await call(caller, { [field]: value });
    expect(answer.json()).toMatchObject({
      status: 422,
      code: 'validation_failed',
      errors: [{ in: 'header', field, message: expect.any(String) }],
    });
    expect(await readCharges(db, caller)).toEqual([]);
  });

  it('does not include a key of 255 visible characters', async () => {
    const key = '!~"'.repeat(85);
    expect((await call(await aCaller(db), { 'idempotency-key': key })).statusCode).toBe(200);
  });
});
