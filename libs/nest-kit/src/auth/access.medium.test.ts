import { describe, expect, it } from 'vitest';
import { signTestToken, testClaims } from '../testing';
import { ada, startExample } from '../testing/start-example';

const { app } = await startExample();

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
    const response = await app.inject({ url: '/api/accounts/ledger?p_limit=none' });
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
