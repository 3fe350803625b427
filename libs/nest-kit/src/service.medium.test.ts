import { type CanActivate, Controller, type ExecutionContext, Get, Injectable, Module } from '@nestjs/common';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
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

const database = { name: 'accounts', entities: [], migrations: [] };

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

const json = { 'content-type': 'application/json' };
const ledgerUrl = '/api/accounts/ledger';

describe('access', () => {
  const meWith = (token: string) =>
    app.inject({ url: '/api/accounts/me', headers: { authorization: `Bearer ${token}` } });

  it('lets nobody in without a session', async () => {
    const response = await app.inject({ url: '/api/accounts/me' });
    expect(response.statusCode).toBe(401);
    expect(response.headers['www-authenticate']).toBe('Bearer');
    expect(response.json()).toMatchObject({ code: 'unauthorized' });
  });

  it('refuses a token that somebody else signed', async () => {
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

  it('refuses a token that nobody signed', async () => {
    const [, claims] = app.tokenFor(ada).split('.');
    const header = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
    expect((await meWith(`${header}.${claims}.`)).statusCode).toBe(401);
  });

  it('knows the user of a valid token', async () => {
    const response = await app.inject({ url: '/api/accounts/me', headers: app.as(ada) });
    expect(response.json()).toEqual(ada);
  });

  it('tells a stranger about access before anything else', async () => {
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
    ['an empty body of type JSON', { payload: '', headers: json }, 400, 'malformed_request'],
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
  ])('refuses %s', async (_, request, status, code) => {
    const response = await app.inject({ method: 'POST', url: '/api/accounts/sign-up', ...request });
    expect([response.statusCode, response.json().code]).toEqual([status, code]);
    expect(response.headers['content-type']).toContain('application/problem+json');
  });
});

describe('answers', () => {
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
