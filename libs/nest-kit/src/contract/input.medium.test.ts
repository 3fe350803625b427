import { describe, expect, it } from 'vitest';
import { ada, example, startExample } from '../testing/start-example';

const { app } = await startExample();

const bytes = (...parts: readonly (string | number)[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.from([part]))));

const json = { 'content-type': 'application/json' };
const ledgerUrl = '/api/accounts/ledger';

describe('input', () => {
  it('fills in defaults and coerces the query', async () => {
    await app.inject({ url: `${ledgerUrl}?p_limit=7`, headers: app.as(ada) });
    expect(example.seenLedger).toEqual({ p_limit: 7, p_offset: 0, p_filter_type: 'all' });
  });

  it('refuses a query parameter that the contract does not know', async () => {
    const response = await app.inject({ url: `${ledgerUrl}?colour=red`, headers: app.as(ada) });
    expect(response.statusCode).toBe(422);
    expect(response.json().errors).toEqual([{ in: 'query', field: 'colour', message: 'is not known' }]);
  });

  it('is checked for handlers that do not read it, too', async () => {
    const response = await app.inject({ url: '/api/accounts/me?colour=red', headers: app.as(ada) });
    expect(response.statusCode).toBe(422);
  });

  it('names every refused field of a body', async () => {
    const payload = { email: 'nobody', extra: 1 };
    const response = await app.inject({ method: 'POST', url: '/api/accounts/sign-up', payload });
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({
      code: 'validation_failed',
      errors: expect.arrayContaining([
        { in: 'body', field: 'email', message: 'must be an e-mail address' },
        { in: 'body', field: 'password', message: 'is required' },
        { in: 'body', field: 'extra', message: 'is not known' },
      ]),
    });
  });

  it('refuses a character that PostgreSQL cannot store', async () => {
    const payload = { email: 'ada@example.org', password: 'a\u0000b' };
    const response = await app.inject({ method: 'POST', url: '/api/accounts/sign-up', payload });
    expect(response.statusCode).toBe(422);
    expect(response.json().errors).toEqual([
      { in: 'body', field: 'password', message: 'must not contain a NUL character' },
    ]);
  });

  it.each([
    ['broken JSON', { payload: '{"email":', headers: json }, 400, 'malformed_request'],
    ['an empty body of type JSON where one is needed', { payload: '', headers: json }, 422, 'validation_failed'],
    ['a poisoned prototype', { payload: '{"__proto__":{"admin":true}}', headers: json }, 400, 'malformed_request'],
    ['text', { payload: 'hello', headers: { 'content-type': 'text/plain' } }, 415, 'unsupported_media_type'],
    [
      'a form where only JSON is taken',
      { payload: 'email=a', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
      415,
      'unsupported_media_type',
    ],
    [
      'too much',
      { payload: JSON.stringify({ email: 'x'.repeat(2_000_000) }), headers: json },
      413,
      'payload_too_large',
    ],
    ['no body', {}, 422, 'validation_failed'],
    ['bytes that are not UTF-8', { payload: bytes('{"email":"', 0xff, '"}'), headers: json }, 400, 'malformed_request'],
    ['an overlong encoding', { payload: bytes('{"a":"', 0xc0, 0xaf, '"}'), headers: json }, 400, 'malformed_request'],
    ['a surrogate in UTF-8', { payload: bytes('"', 0xed, 0xa0, 0x80, '"'), headers: json }, 400, 'malformed_request'],
    [
      'another character set',
      { payload: Buffer.from('{}', 'utf16le'), headers: { 'content-type': 'application/json; charset="UTF-16"' } },
      415,
      'unsupported_media_type',
    ],
    [
      'Latin-1, also when its bytes are ASCII',
      { payload: '{}', headers: { 'content-type': 'application/json;charset=iso-8859-1' } },
      415,
      'unsupported_media_type',
    ],
    [
      'a compressed body',
      { payload: '{}', headers: { ...json, 'content-encoding': 'gzip' } },
      415,
      'unsupported_media_type',
    ],
    [
      'a form that is not UTF-8',
      { payload: 'email=%ff', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
      400,
      'malformed_request',
    ],
    ['half of a surrogate pair', { payload: String.raw`{"email":"\ud800"}`, headers: json }, 422, 'validation_failed'],
  ])('refuses %s', async (_, request, status, code) => {
    const response = await app.inject({ method: 'POST', url: '/api/accounts/sign-up', ...request });
    expect([response.statusCode, response.json().code]).toEqual([status, code]);
    expect(response.headers['content-type']).toContain('application/problem+json');
  });

  it('names the field with half of a surrogate pair', async () => {
    const payload = String.raw`{"email":"ada@example.org","password":"a\ud83dz"}`;
    const response = await app.inject({ method: 'POST', url: '/api/accounts/sign-up', payload, headers: json });
    expect(response.json().errors).toEqual([
      { in: 'body', field: 'password', message: 'must not contain half of a surrogate pair' },
    ]);
  });

  it('takes a whole surrogate pair, escaped or not, and UTF-8 that says so', async () => {
    const payload = String.raw`{"email":"ada@example.org","password":"\ud83d\ude00😀"}`;
    const headers = { 'content-type': 'application/json; charset=utf-8' };
    await app.inject({ method: 'POST', url: '/api/accounts/sign-up', payload, headers });
    expect(example.seenSignUp).toEqual({ email: 'ada@example.org', password: '😀😀' });
  });

  it('says where JSON is malformed, and repeats none of it', async () => {
    const payload = '{"email": "ada@example.org",\n "password": hunter2}';
    const response = await app.inject({ method: 'POST', url: '/api/accounts/sign-up', payload, headers: json });
    expect(response.json()).toMatchObject({
      status: 400,
      title: 'The body is not valid JSON: unexpected "h" at line 2, column 14.',
    });
    expect(response.body).not.toContain('unter2');
  });

  it('takes an empty body of type JSON where the body is optional', async () => {
    const headers = { ...json, 'x-pass': 'yes' };
    const response = await app.inject({ method: 'POST', url: '/v1/email/validate', payload: '', headers });
    expect(response.statusCode).toBe(402);
  });

  it('explains the form of a header in words', async () => {
    const headers = { ...json, 'x-pass': 'yes', 'max-credits': 'many', 'idempotency-key': 'a b' };
    const response = await app.inject({ method: 'POST', url: '/v1/email/validate', payload: '{}', headers });
    expect(response.json().errors).toEqual([
      {
        in: 'header',
        field: 'idempotency-key',
        message: 'must consist of ASCII letters, digits and punctuation, without spaces',
      },
      { in: 'header', field: 'max-credits', message: 'must be a whole number of at most 9 digits' },
    ]);
  });
});
