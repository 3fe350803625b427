import { sessionStore } from '@declic/session';
import { aSession, aUser, fakeSessionWriter, resetSessionForTest, signInForTest } from '@declic/session/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { brokenAnswer, type Call, refuse, serveApi } from '../testing';
import { fetchWithSession } from './fetch-with-session';

const URL_OF_CALL = 'http://localhost/api/accounts/keys';
const renew = vi.fn<(refusedToken: string) => Promise<string | null>>();

/** A service that accepts one token only. */
let accepted: string;
const seen: { authorization: string | null; body: string }[] = [];

beforeEach(() => {
  accepted = 'fresh';
  seen.length = 0;
  renew.mockReset();
  renew.mockImplementation(() => {
    signInForTest(aSession({ access_token: 'fresh' }));
    return Promise.resolve('fresh');
  });
  fakeSessionWriter({ renew });
  signInForTest(aSession({ access_token: 'old' }));
  serveApi({ 'POST /api/accounts/keys': keepOrRefuse, 'POST /api/accounts/session/refresh': keepOrRefuse });

  async function keepOrRefuse({ request }: Pick<Call, 'request'>) {
    const authorization = request.headers.get('authorization');
    seen.push({ authorization, body: await request.text() });
    if (authorization === `Bearer ${accepted}`) return brokenAnswer(Response.json({ ok: true }));
    const headers = { 'www-authenticate': 'Bearer' };
    return brokenAnswer(Response.json({ code: 'unauthorized' }, { status: 401, headers }));
  }
});
afterEach(resetSessionForTest);

const post = (init: RequestInit = {}) => new Request(URL_OF_CALL, { method: 'POST', body: '{"a":1}', ...init });

it('repeats a call whose token was refused with the renewed one, body included', async () => {
  expect((await fetchWithSession(post())).status).toBe(200);
  expect(renew).toHaveBeenCalledExactlyOnceWith('old');
  expect(seen).toEqual([
    { authorization: 'Bearer old', body: '{"a":1}' },
    { authorization: 'Bearer fresh', body: '{"a":1}' },
  ]);
});

it('answers with the refusal when the session is over, after one attempt', async () => {
  renew.mockResolvedValue(null);
  expect((await fetchWithSession(post())).status).toBe(401);
  expect(seen).toHaveLength(1);
});

it('repeats once only: a renewed token that is refused as well is the answer', async () => {
  accepted = 'none';
  expect((await fetchWithSession(post())).status).toBe(401);
  expect(renew).toHaveBeenCalledOnce();
  expect(seen).toHaveLength(2);
});

it('fails as a call without a network does when the session cannot be renewed for want of one', async () => {
  renew.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(fetchWithSession(post())).rejects.toThrow('Failed to fetch');
});

it('waits for the renewal no longer than its caller does, and leaves it to the others', async () => {
  const renewal = Promise.withResolvers<string>();
  renew.mockReturnValue(renewal.promise);
  const leaving = new AbortController();
  const call = fetchWithSession(post({ signal: leaving.signal }));
  const other = fetchWithSession(post());
  await expect.poll(() => renew.mock.calls.length).toBe(2);
  leaving.abort(new DOMException('The server did not answer in time.', 'TimeoutError'));
  await expect(call).rejects.toThrow('The server did not answer in time.');

  signInForTest(aSession({ access_token: 'fresh' }));
  renewal.resolve('fresh');
  expect((await other).status).toBe(200);
  expect(seen.map(({ authorization }) => authorization)).toEqual(['Bearer old', 'Bearer old', 'Bearer fresh']);
});

it('does not repeat in the name of another person what the first one asked for', async () => {
  renew.mockImplementation(() => {
    signInForTest(aSession({ access_token: 'fresh', user: aUser({ id: 'another' }) }));
    return Promise.resolve('fresh');
  });
  expect((await fetchWithSession(post())).status).toBe(401);
  expect(seen).toHaveLength(1);
  expect(sessionStore.getState().user?.id).toBe('another');
});

it('renews nothing when the refusal is not about the token, such as a wrong password', async () => {
  serveApi({ 'POST /api/accounts/keys': refuse({ status: 401, code: 'invalid_credentials' }) });
  expect((await fetchWithSession(post())).status).toBe(401);
  expect(renew).not.toHaveBeenCalled();
});

it('leaves a call with an authorization of its own alone', async () => {
  await fetchWithSession(post({ headers: { authorization: 'Bearer dc_live_key' } }));
  expect(seen).toEqual([{ authorization: 'Bearer dc_live_key', body: '{"a":1}' }]);
  expect(renew).not.toHaveBeenCalled();
});

it('sends no token with the renewal itself, which would otherwise wait for itself', async () => {
  await fetchWithSession(new Request('http://localhost/api/accounts/session/refresh', { method: 'POST' }));
  expect(seen).toEqual([{ authorization: null, body: '' }]);
  expect(renew).not.toHaveBeenCalled();
});
