import { type AddressInfo, connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { type CanActivate, Controller, type ExecutionContext, Get, Injectable, Logger, Module } from '@nestjs/common';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  CurrentUser,
  DomainError,
  GuardedBy,
  Input,
  Op,
  type OpInput,
  type OpOutput,
  type Principal,
  Public,
  ServiceModule,
} from '.';
import { ContractCheck } from './contract/contract-check';
import {
  createTestApp,
  signTestToken,
  startTestDatabase,
  type TestApp,
  testClaims,
  type TestDatabase,
} from './testing';

const ada = { id: '0198c0de-0000-7000-8000-000000000001', email: 'ada@example.org' };

class OutOfCreditsError extends DomainError {
  readonly code = 'out_of_credits';
  readonly kind = 'payment-required';
}

const seen: { ledger: unknown; signUp: unknown } = { ledger: undefined, signUp: undefined };
let ledger: OpOutput<'getUserCreditLedger'> = [];

@Injectable()
class NoKeyGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    return context.switchToHttp().getRequest<{ headers: Record<string, string> }>().headers['x-pass'] === 'yes';
  }
}

@Controller()
class ExampleController {
  @Op('signUp')
  @Public()
  signUp(@Input() input: OpInput<'signUp'>): OpOutput<'signUp'> {
    seen.signUp = input.body;
    return { status: 'accepted' } as unknown as OpOutput<'signUp'>;
  }

  @Op('getCurrentUser')
  me(@CurrentUser() { id, email }: Principal): OpOutput<'getCurrentUser'> {
    return { id, email };
  }

  @Op('getUserCreditLedger')
  ledger(@Input() input: OpInput<'getUserCreditLedger'>): OpOutput<'getUserCreditLedger'> {
    seen.ledger = input.query;
    return ledger;
  }

  @Op('validateEmail')
  @GuardedBy(NoKeyGuard)
  validate(): OpOutput<'validateEmail'> {
    throw new OutOfCreditsError('There are no credits left.', {
      extra: { balance: 0 },
      headers: { 'retry-after': '5' },
    });
  }

  @Get('broken')
  @Public()
  broken() {
    throw new Error('the password is hunter2');
  }
}

const database = { name: 'accounts', entities: [], migrations: {}, functions: {} };

@Module({ imports: [ServiceModule.forRoot({ database })], controllers: [ExampleController] })
class ExampleModule {}

let db: TestDatabase;
let app: TestApp;

beforeAll(async () => {
  db = await startTestDatabase(database);
  app = await createTestApp(ExampleModule, {
    db,
    // This module has a few operations of two services; the check has tests of its own.
    override: (builder) => builder.overrideProvider(ContractCheck).useValue({}),
  });
});

afterAll(async () => {
  await app.close();
  await db.stop();
});

beforeEach(() => {
  ledger = [];
});

const bytes = (...parts: readonly (string | number)[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.from([part]))));

const json = { 'content-type': 'application/json' };
const ledgerUrl = '/api/accounts/ledger';

describe('access', () => {
  const meWith = (token: string) =>
    app.inject({ url: '/api/accounts/me', headers: { authorization: `Bearer ${token}` } });

  it('refuses a call without a session', async () => {
    const response = await app.inject({ url: '/api/accounts/me' });
    expect(response.statusCode).toBe(401);
    expect(response.headers['www-authenticate']).toBe('Bearer');
    expect(response.json()).toMatchObject({ code: 'unauthorized' });
  });

  it('refuses a token signed with another key', async () => {
    const [header, claims] = app.tokenFor(ada).split('.');
    expect((await meWith(`${header}.${claims}.AAAA`)).statusCode).toBe(401);
  });

  it.each([
    ['never ends', { exp: undefined }, {}],
    ['has ended', { exp: 1_000_000_000 }, {}],
    ['has no user', { sub: undefined }, {}],
    ['has something else for a user', { sub: 'ada' }, {}],
    ['has no session', { sid: undefined }, {}],
    ['is for others', { aud: 'others' }, {}],
    ['comes from others', { iss: 'others' }, {}],
    ['is no access token', {}, { typ: 'JWT' }],
    ['names another key', {}, { kid: 'another' }],
    ['names another algorithm', {}, { alg: 'HS256' }],
  ])('refuses a token that is signed with our key and %s', async (_, claims, header) => {
    app.tokenFor(ada);
    const good = await meWith(signTestToken(testClaims(ada)));
    const refused = await meWith(signTestToken({ ...testClaims(ada), ...claims }, header));
    expect([good.statusCode, refused.statusCode]).toEqual([200, 401]);
  });

  it('refuses a good token whose session has ended', async () => {
    const other = { ...ada, id: '0198c0de-0000-7000-8000-00000000000f' };
    expect((await meWith(signTestToken(testClaims(other)))).statusCode).toBe(401);
  });

  it('refuses an unsigned token', async () => {
    const [, claims] = app.tokenFor(ada).split('.');
    const header = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
    expect((await meWith(`${header}.${claims}.`)).statusCode).toBe(401);
  });

  it('knows the user of a valid token', async () => {
    const response = await app.inject({ url: '/api/accounts/me', headers: app.as(ada) });
    expect(response.json()).toEqual(ada);
  });

  it('answers 401 before it reports invalid input', async () => {
    const response = await app.inject({ url: `${ledgerUrl}?p_limit=none` });
    expect(response.statusCode).toBe(401);
  });

  it.each([
    ['JSON that cannot be read', { payload: '{"email":', headers: { 'content-type': 'application/json' } }],
    ['text', { payload: 'hello', headers: { 'content-type': 'text/plain' } }],
  ])('tells a stranger with %s about access before anything else', async (_, request) => {
    const own = await app.inject({ method: 'POST', url: '/v1/email/validate', ...request });
    expect(own.statusCode).toBe(403);
  });

  it('leaves an operation with a guard of its own to that guard', async () => {
    const url = '/v1/email/validate';
    expect((await app.inject({ method: 'POST', url })).statusCode).toBe(403);
    expect((await app.inject({ method: 'POST', url, headers: { 'x-pass': 'yes' } })).statusCode).toBe(402);
  });
});

describe('input', () => {
  it('fills in defaults and coerces the query', async () => {
    await app.inject({ url: `${ledgerUrl}?p_limit=7`, headers: app.as(ada) });
    expect(seen.ledger).toEqual({ p_limit: 7, p_offset: 0, p_filter_type: 'all' });
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
    expect(seen.signUp).toEqual({ email: 'ada@example.org', password: '😀😀' });
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

describe('another method', () => {
  it.each([
    ['DELETE', '/api/accounts/ledger', 'GET, HEAD, OPTIONS'],
    ['GET', '/v1/email/validate?a=b', 'POST, OPTIONS'],
    ['HEAD', '/api/accounts/sign-up', 'POST, OPTIONS'],
    ['PUT', '/v1/actions/anything', 'POST, OPTIONS'],
  ] as const)('%s of %s is refused with what is allowed', async (method, url, allow) => {
    const response = await app.inject({ method, url });
    expect([response.statusCode, response.headers['allow']]).toEqual([405, allow]);
    if (method !== 'HEAD') expect(response.json()).toMatchObject({ code: 'method_not_allowed', status: 405 });
  });

  it('OPTIONS names what is allowed', async () => {
    const response = await app.inject({ method: 'OPTIONS', url: ledgerUrl });
    expect([response.statusCode, response.headers['allow'], response.body]).toEqual([204, 'GET, HEAD, OPTIONS', '']);
  });

  it.each(['POST', 'OPTIONS'] as const)('%s of an unknown path is 404', async (method) => {
    expect((await app.inject({ method, url: '/api/accounts/nothing' })).statusCode).toBe(404);
  });

  it('HEAD answers as GET does, without a body', async () => {
    const response = await app.inject({ method: 'HEAD', url: '/api/accounts/me', headers: app.as(ada) });
    expect([response.statusCode, response.body]).toEqual([200, '']);
  });

  it('HEAD of an event stream opens no stream', async () => {
    const url = '/api/flow/strategies/0198c0de-0000-7000-8000-000000000001/events';
    const response = await app.inject({ method: 'HEAD', url });
    expect([response.statusCode, response.headers['allow']]).toEqual([405, 'GET, OPTIONS']);
  });
});

describe('answers', () => {
  it.each(['/api/accounts/me', '/nowhere', '/health/live'])(
    'allow no content when %s is opened as a page',
    async (url) => {
      const response = await app.inject({ url, headers: app.as(ada) });
      expect(response.headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
    },
  );

  it('carry the request id that the edge gave', async () => {
    const response = await app.inject({ url: '/nowhere', headers: { 'x-request-id': 'request-12345678' } });
    expect(response.statusCode).toBe(404);
    expect(response.headers['x-request-id']).toBe('request-12345678');
    expect(response.json()).toEqual({
      type: 'urn:declic:problem:not_found',
      title: 'There is nothing at this address.',
      status: 404,
      code: 'not_found',
      request_id: 'request-12345678',
    });
  });

  it('make up an id when the given one could be an attack on the logs', async () => {
    const response = await app.inject({ url: '/nowhere', headers: { 'x-request-id': 'a b\t{"level":60}' } });
    expect(response.json().request_id).toMatch(/^[\w-]{36}$/);
  });

  it('add what a refusal wants to say', async () => {
    const response = await app.inject({ method: 'POST', url: '/v1/email/validate', headers: { 'x-pass': 'yes' } });
    expect(response.headers['retry-after']).toBe('5');
    expect(response.json()).toMatchObject({
      status: 402,
      code: 'out_of_credits',
      title: 'There are no credits left.',
      balance: 0,
    });
  });

  it('do not report a client that leaves in the middle of its body as an error', async () => {
    const reports = vi.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
    await app.nest.listen(0, '127.0.0.1');
    const { port } = app.nest.getHttpServer().address() as AddressInfo; // listens on TCP
    const socket = connect(port, '127.0.0.1');
    socket.write(
      'POST /api/accounts/sign-up HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{',
    );
    await wait(100);
    socket.destroy();
    await wait(100);
    expect(reports).not.toHaveBeenCalled();
    reports.mockRestore();
  });

  it('say nothing about an unexpected error', async () => {
    const response = await app.inject({ url: '/broken' });
    expect(response.statusCode).toBe(500);
    expect(response.body).not.toContain('hunter2');
    expect(response.json().code).toBe('internal_error');
  });

  it('are checked against the contract', async () => {
    ledger = [{ id: 'not a ledger entry' }] as unknown as OpOutput<'getUserCreditLedger'>;
    const response = await app.inject({ url: ledgerUrl, headers: app.as(ada) });
    expect(response.statusCode).toBe(500);
  });

  it('are not cached unless a handler says so', async () => {
    const response = await app.inject({ url: '/api/accounts/me', headers: app.as(ada) });
    expect(response.headers['cache-control']).toBe('no-store');
  });
});

describe('probes', () => {
  it.each(['/health/live', '/health/ready'])('answers %s', async (url) => {
    const response = await app.inject({ url });
    expect([response.statusCode, response.json()]).toEqual([200, { status: 'ok' }]);
  });

  it('counts requests by route', async () => {
    await app.inject({ url: '/api/accounts/me', headers: app.as(ada) });
    const { body } = await app.inject({ url: '/metrics' });
    expect(body).toMatch(
      /http_request_duration_seconds_count\{service="accounts",method="GET",route="\/api\/accounts\/me",status="200"\} [1-9]/,
    );
  });
});
