import { anOpenedSession, neverAnswer, refuse, serveApi } from '@declic/openapi/testing';
import { requestSignOut, sessionStore } from '@declic/session';
import { askEarly } from '@declic/session/early';
import { resetSessionForTest } from '@declic/session/testing';
import type { SessionRenewal } from '@declic/session/writer';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startSession } from './start-session';

let renewal: SessionRenewal;

beforeEach(resetSessionForTest);
afterEach(() => {
  renewal.stop();
  vi.restoreAllMocks();
});

const REFRESH = 'POST /api/accounts/session/refresh';
const SIGN_OUT = 'DELETE /api/accounts/session';

it('asks again when no answer comes in time', async () => {
  const outOfTime = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(AbortSignal.abort());
  const fetched = vi.spyOn(globalThis, 'fetch');
  serveApi({ [REFRESH]: () => anOpenedSession() });
  renewal = startSession(() => undefined);
  await renewal.ready;

  expect(outOfTime).toHaveBeenCalledWith(10_000);
  expect(fetched).toHaveBeenCalledTimes(2);
  expect(sessionStore.getState().status).toBe('signed-in');
});

it('takes a refused cookie for a session that has ended', async () => {
  serveApi({ [REFRESH]: refuse({ status: 401, code: 'session_over' }) });
  renewal = startSession(() => undefined);
  await renewal.ready;
  expect(sessionStore.getState()).toMatchObject({ status: 'anonymous', signedOutBy: 'ended' });
});

it.each([
  ['signed-in', () => Response.json(anOpenedSession())],
  ['anonymous', () => new Response(null, { status: 204 })],
  ['anonymous', () => Response.json({ code: 'session_over', title: 'Over', status: 401 }, { status: 401 })],
])('is %s by the answer to the question that the page asked before its code ran', async (status, answer) => {
  const api = serveApi({});
  askEarly(() => Promise.resolve(answer()));
  renewal = startSession(() => undefined);
  await renewal.ready;
  expect(sessionStore.getState().status).toBe(status);
  expect(api.calls).toEqual([]);
});

it('treats a response without a body as an anonymous session', async () => {
  serveApi({ [REFRESH]: () => undefined });
  renewal = startSession(() => undefined);
  await renewal.ready;
  expect(sessionStore.getState().status).toBe('anonymous');
});

it('signs this browser out when the server does not answer a sign-out in time', async () => {
  serveApi({ [REFRESH]: () => anOpenedSession(), [SIGN_OUT]: neverAnswer });
  renewal = startSession(() => undefined);
  await renewal.ready;

  const outOfTime = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(AbortSignal.abort());
  expect(await requestSignOut()).toBe(false);
  expect(outOfTime).toHaveBeenCalledExactlyOnceWith(10_000);
  expect(sessionStore.getState().status).toBe('anonymous');
  localStorage.clear();
});

it('renews with a request that outlives the page, so that a page that is closed meanwhile loses no cookie', async () => {
  const api = serveApi({ [REFRESH]: () => anOpenedSession() });
  renewal = startSession(() => undefined);
  await renewal.ready;
  expect(api.calls.map(({ request }) => request.keepalive)).toEqual([true]);
});
