import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sessionStore } from '..';
import { aSession, resetSessionForTest } from '../testing';
import { bob } from '../testing/session-renewal';
import { openSessionChannel, type SessionMessage } from '../writer/session-channel';
import { startSessionRenewal, type SessionRenewal } from '../writer/session-renewal';
import { askEarly, withEarlyAnswer } from './early-answer';

const SIGN_OUT_OWED = 'declic-sign-out-owed';
const answered = () => Promise.resolve(Response.json(aSession({ access_token: 'early' })));

let renewals: SessionRenewal[] = [];
const otherTab = openSessionChannel();

/** The code of the page: `asked` is what it sends itself. */
function startPage(asked = vi.fn(() => Promise.resolve(Response.json(aSession({ access_token: 'own' }))))) {
  const refresh = withEarlyAnswer(
    async (fetch = asked) => (await fetch()).json() as Promise<ReturnType<typeof aSession>>,
  );
  const renewal = startSessionRenewal({ refresh, signOut: () => Promise.resolve() });
  renewals.push(renewal);
  return { asked, ready: renewal.ready };
}

async function hear(message: SessionMessage): Promise<void> {
  otherTab.post(message);
  await new Promise((resolve) => setTimeout(resolve, 20));
}

beforeEach(resetSessionForTest);
afterEach(() => {
  for (const renewal of renewals) renewal.stop();
  renewals = [];
  localStorage.clear();
  vi.restoreAllMocks();
});

it('is the answer of the first renewal, and of no other', async () => {
  const ask = vi.fn(answered);
  askEarly(ask);
  const { asked, ready } = startPage();
  await ready;
  expect(sessionStore.getState().accessToken).toBe('early');
  expect([ask.mock.calls.length, asked.mock.calls.length]).toEqual([1, 0]);

  const second = startPage();
  await second.ready;
  expect(second.asked).toHaveBeenCalledOnce();
  expect(sessionStore.getState().accessToken).toBe('own');
});

it('is waited for when it comes after the code of the page', async () => {
  const late = Promise.withResolvers<Response>();
  askEarly(() => late.promise);
  const { asked, ready } = startPage();
  late.resolve(await answered());
  await ready;
  expect(sessionStore.getState().accessToken).toBe('early');
  expect(asked).not.toHaveBeenCalled();
});

it('is not asked for while the server has to learn of a sign-out', async () => {
  localStorage.setItem(SIGN_OUT_OWED, 'yes');
  const ask = vi.fn(answered);
  askEarly(ask);
  await startPage().ready;
  expect(ask).not.toHaveBeenCalled();
});

it('is asked for where the browser gives a page no storage', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('no storage', 'SecurityError');
  });
  askEarly(answered);
  const { asked, ready } = startPage();
  await ready;
  expect(sessionStore.getState().status).toBe('signed-in');
  expect(asked).not.toHaveBeenCalled();
});

it('leaves the next attempts to the page when it fails', async () => {
  askEarly(() => Promise.reject(new TypeError('offline')));
  const { asked, ready } = startPage();
  await ready;
  expect(asked).toHaveBeenCalledOnce();
  expect(sessionStore.getState().accessToken).toBe('own');
});

it.each<[string, SessionMessage]>([
  ['signed out', { kind: 'signed-out' }],
  ['signed in as another person', { kind: 'signed-in', userId: bob.id }],
])('is not believed when another tab has %s meanwhile', async (_, message) => {
  askEarly(answered);
  await hear(message);
  const { asked, ready } = startPage();
  await ready;
  expect(asked).toHaveBeenCalledOnce();
  expect(sessionStore.getState().accessToken).toBe('own');
});

it('is believed when another tab has found the same session', async () => {
  askEarly(answered);
  await hear({ kind: 'signed-in', userId: aSession().user.id });
  const { asked, ready } = startPage();
  await ready;
  expect(asked).not.toHaveBeenCalled();
});

it('is too old for code that comes half a minute later', async () => {
  askEarly(answered);
  vi.spyOn(performance, 'now').mockReturnValue(31_000);
  const { asked, ready } = startPage();
  await ready;
  expect(asked).toHaveBeenCalledOnce();
});
