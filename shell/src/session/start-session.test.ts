import { requestSignOut, sessionStore } from '@declic/session';
import { aSession, resetSessionForTest } from '@declic/session/testing';
import type { SessionKeeper } from '@declic/session/writer';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startSession } from './start-session';

let keeper: SessionKeeper;

beforeEach(resetSessionForTest);
afterEach(() => {
  keeper.stop();
  vi.restoreAllMocks();
});

const answer = (respond: (request: Request) => Promise<Response>) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation((input) => respond(input as Request)); // our client sends nothing else

it('asks again when no answer comes in time', async () => {
  const outOfTime = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(AbortSignal.abort());
  const fetched = answer(({ signal }) =>
    signal.aborted ? new Promise((_, reject) => reject(signal.reason)) : Promise.resolve(Response.json(aSession())),
  );
  keeper = startSession(() => undefined);
  await keeper.ready;

  expect(outOfTime).toHaveBeenCalledWith(10_000);
  expect(fetched).toHaveBeenCalledTimes(2);
  expect(sessionStore.getState().status).toBe('signed-in');
});

it('takes a refused cookie for a session that has ended', async () => {
  answer(() => Promise.resolve(Response.json({ code: 'session_over' }, { status: 401 })));
  keeper = startSession(() => undefined);
  await keeper.ready;
  expect(sessionStore.getState()).toMatchObject({ status: 'anonymous', signedOutBy: 'ended' });
});

it('treats a response without a body as an anonymous session', async () => {
  answer(() => Promise.resolve(new Response(null, { status: 204 })));
  keeper = startSession(() => undefined);
  await keeper.ready;
  expect(sessionStore.getState().status).toBe('anonymous');
});

it('signs this browser out when the server does not answer a sign-out in time', async () => {
  answer(() => Promise.resolve(Response.json(aSession())));
  keeper = startSession(() => undefined);
  await keeper.ready;

  const outOfTime = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(AbortSignal.abort());
  answer(({ signal }) => (signal.aborted ? Promise.reject(signal.reason as Error) : new Promise(() => undefined))); // as fetch does
  expect(await requestSignOut()).toBe(false);
  expect(outOfTime).toHaveBeenCalledExactlyOnceWith(10_000);
  expect(sessionStore.getState().status).toBe('anonymous');
  localStorage.clear();
});

it('renews with a request that outlives the page, so that a page that is closed meanwhile loses no cookie', async () => {
  const fetched = answer(() => Promise.resolve(Response.json(aSession())));
  keeper = startSession(() => undefined);
  await keeper.ready;
  expect(fetched.mock.calls.map(([request]) => (request as Request).keepalive)).toEqual([true]); // our client sends nothing else
});
