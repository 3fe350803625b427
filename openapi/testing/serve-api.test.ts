// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { accountsApi, unwrap, type Schemas } from '../clients/accounts';
import { flowApi } from '../clients/flow';
import { aKey } from './factories';
import { expectAllAnswered } from './network';
import { brokenAnswer, json, loseConnection, problem, refuse, serveApi } from './index';
import { successStatus } from './success-status';

const stats: Schemas['ApiStats'] = {
  credit_balance_total: 1,
  request_count_total: 2,
  usage_count_total: 3,
  last_seen_at: null,
  has_keys: true,
};

it('answers with JSON, with a status of its own, or without a body', async () => {
  serveApi({
    'GET /api/accounts/stats': () => stats,
    'POST /api/accounts/keys/refresh': () => json({ token: 't', key: aKey() }, { status: 201 }),
    'DELETE /api/accounts/session': () => undefined,
  });
  expect(await unwrap(accountsApi.GET('/api/accounts/stats'))).toEqual(stats);
  expect((await accountsApi.POST('/api/accounts/keys/refresh', { body: { kid: 'k' } })).response.status).toBe(201);
  expect((await accountsApi.DELETE('/api/accounts/session')).response.status).toBe(204);
});

it('gives a plain answer the status of the contract', async () => {
  serveApi({
    'POST /api/accounts/keys/refresh': () => ({ token: 't', key: aKey() }),
    'POST /api/accounts/sign-up': ({ body: { email } }) => ({ email }),
  });
  const replaced = await accountsApi.POST('/api/accounts/keys/refresh', { body: { kid: 'k' } });
  const person = { email: 'ada@example.test', password: 'Abcdefg1!' };
  const signedUp = await accountsApi.POST('/api/accounts/sign-up', { body: person });
  expect([replaced.response.status, signedUp.response.status]).toEqual([201, 202]);
});

it('tells a success with a body from one without', () => {
  const renewal = 'POST /api/accounts/session/refresh';
  expect([successStatus(renewal, true), successStatus(renewal, false)]).toEqual([200, 204]);
  expect(() => successStatus('GET /api/accounts/stats', false)).toThrow('does not succeed without a body');
});

it('keeps the calls with their parameters and bodies, in the types of the contract', async () => {
  const api = serveApi({
    'PUT /api/accounts/mail-settings': ({ body }) => body,
    'DELETE /api/accounts/sessions/{id}': ({ params }) => (params.id === 'mine' ? undefined : problem({ status: 404 })),
  });
  await accountsApi.PUT('/api/accounts/mail-settings', { body: { credit_alerts: false } });
  const { response } = await accountsApi.DELETE('/api/accounts/sessions/{id}', { params: { path: { id: 'mine' } } });

  expect(response.status).toBe(204);
  const [saved] = api.callsTo('PUT /api/accounts/mail-settings');
  expect(saved?.body.credit_alerts).toBe(false);
  expect(api.calls.map(({ operation }) => operation)).toEqual([
    'PUT /api/accounts/mail-settings',
    'DELETE /api/accounts/sessions/{id}',
  ]);
});

it('refuses as services do, and loses connections as browsers do', async () => {
  serveApi({
    'GET /api/accounts/stats': refuse({ status: 503, code: 'unavailable', title: 'Down.' }),
    'GET /api/accounts/keys': loseConnection,
  });
  await expect(unwrap(accountsApi.GET('/api/accounts/stats'))).rejects.toMatchObject({
    status: 503,
    code: 'unavailable',
    message: 'Down.',
  });
  await expect(accountsApi.GET('/api/accounts/keys')).rejects.toThrow(TypeError);
});

it('streams what is no JSON', async () => {
  serveApi({ 'GET /api/flow/strategies/{id}/events': () => new Response('data: 1\n\n') });
  const { data } = await flowApi.GET('/api/flow/strategies/{id}/events', {
    params: { path: { id: 's1' } },
    parseAs: 'text',
  });
  expect(data).toBe('data: 1\n\n');
});

it('fails a test that makes a call without an answer, or with one that throws', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  serveApi({
    'GET /api/accounts/stats': () => {
      throw new Error('a mistake in the test');
    },
  });
  await accountsApi.GET('/api/accounts/stats');
  expect(expectAllAnswered).toThrow('a mistake in the test');
  await expect(accountsApi.GET('/api/accounts/keys')).rejects.toThrow();
  expect(expectAllAnswered).toThrow('no answer for GET /api/accounts/keys');
});

it('is compiled against the contract', () => {
  const compiled = () => {
    // @ts-expect-error no such path
    serveApi({ 'GET /api/accounts/statistics': () => stats });
    // @ts-expect-error no such method
    serveApi({ 'PATCH /api/accounts/stats': () => stats });
    const elsewhere = { 'GET /api/accounts/stats': () => stats, 'GET /api/nowhere': () => stats };
    // @ts-expect-error no such path, in an object that was built before
    serveApi({ ...elsewhere });
    // @ts-expect-error a body with a field missing
    serveApi({ 'GET /api/accounts/stats': () => ({ has_keys: true }) });
    // @ts-expect-error a body with a field of another type, with a status of its own
    serveApi({ 'GET /api/accounts/stats': () => json({ ...stats, has_keys: 'yes' }, { status: 201 }) });
    // @ts-expect-error JSON that no type looks at
    serveApi({ 'GET /api/accounts/stats': () => Response.json({}) });
    // @ts-expect-error nothing where there is a body
    serveApi({ 'GET /api/accounts/stats': () => undefined });
    // @ts-expect-error a body that the operation does not take
    serveApi({ 'PUT /api/accounts/mail-settings': ({ body }) => ({ credit_alerts: body.creditAlerts }) });
    serveApi({ 'GET /api/accounts/stats': () => brokenAnswer(Response.json({})) });
  };
  expect(compiled).toBeTypeOf('function');
});
