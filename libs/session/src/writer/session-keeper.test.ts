import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { announceSession, renew, renewSession, replaceSession, requestSignOut, sessionStore } from '..';
import { aSession, aUser, resetSessionForTest } from '../testing';
import type { SessionChannel, SessionMessage } from './session-channel';
import { CHECK_EVERY_MS, keepSession, type SessionKeeper, type SessionKeeperPorts } from './session-keeper';

const bob = aUser({ id: 'someone-else', email: 'bob@example.test' });

/** Two ends of one line, as two tabs have. */
function fakeChannel() {
  const posted: SessionMessage[] = [];
  let hear: (message: SessionMessage) => void = () => undefined;
  const channel: SessionChannel = {
    post: (message) => void posted.push(message),
    listen: (on) => (hear = on),
    close: () => undefined,
  };
  return { channel, posted, hear: (message: SessionMessage) => hear(message) };
}

describe('keepSession', () => {
  let keeper: SessionKeeper | undefined;
  const keep = (ports: Partial<SessionKeeperPorts> = {}) => {
    keeper = keepSession({
      refresh: () => Promise.resolve(null),
      signOut: () => Promise.resolve(),
      channel: fakeChannel().channel,
      ...ports,
    });
    return keeper;
  };

  beforeEach(() => {
    vi.useFakeTimers();
    resetSessionForTest();
  });
  afterEach(() => {
    keeper?.stop();
    localStorage.clear();
    vi.useRealTimers();
  });

  it('is loading until the first answer, then anonymous when there is no session', async () => {
    const { ready } = keep();
    expect(sessionStore.getState().status).toBe('loading');
    await ready;
    expect(sessionStore.getState()).toMatchObject({ status: 'anonymous', user: null, accessToken: null });
  });

  it('signs in whoever has a session', async () => {
    await keep({ refresh: () => Promise.resolve(aSession({ access_token: 'one' })) }).ready;
    expect(sessionStore.getState()).toMatchObject({
      status: 'signed-in',
      accessToken: 'one',
      user: { email: 'ada@example.test' },
    });
  });

  it('renews when 90 seconds remain, and not before', async () => {
    const refresh = vi.fn(() => Promise.resolve(aSession({ expires_in: 150 })));
    await keep({ refresh }).ready;

    await vi.advanceTimersByTimeAsync(CHECK_EVERY_MS);
    expect(refresh).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(CHECK_EVERY_MS);
    expect(refresh).toHaveBeenCalledTimes(2);
  });

  it('keeps a session when the server cannot be reached, and tries again at the next check', async () => {
    const refresh = vi
      .fn()
      .mockResolvedValueOnce(aSession({ expires_in: 60 }))
      .mockRejectedValue(new TypeError('Failed to fetch'));
    await keep({ refresh }).ready;

    await vi.advanceTimersByTimeAsync(2 * CHECK_EVERY_MS);
    expect(refresh).toHaveBeenCalledTimes(3);
    expect(sessionStore.getState().status).toBe('signed-in');
  });

  it('lets an unreachable server hold up the page for a moment only, and signs in when it comes back', async () => {
    const refresh = vi.fn().mockRejectedValue(new TypeError('Failed to fetch'));
    keep({ refresh });
    await vi.advanceTimersByTimeAsync(3_000);
    expect(sessionStore.getState().status).toBe('anonymous');

    refresh.mockResolvedValue(aSession());
    await vi.advanceTimersByTimeAsync(CHECK_EVERY_MS);
    expect(sessionStore.getState().status).toBe('signed-in');
  });

  it('ends a session that the server no longer knows', async () => {
    const onEnded = vi.fn();
    await keep({
      refresh: vi
        .fn()
        .mockResolvedValueOnce(aSession({ expires_in: 60 }))
        .mockResolvedValue(null),
      onEnded,
    }).ready;
    await vi.advanceTimersByTimeAsync(CHECK_EVERY_MS);
    expect(sessionStore.getState().status).toBe('anonymous');
    expect(onEnded).toHaveBeenCalledOnce();
  });

  it('says that a session ended which the visitor did not end here, and nothing of one that was signed out of', async () => {
    const { channel, hear } = fakeChannel();
    const refresh = vi.fn<SessionKeeperPorts['refresh']>().mockResolvedValue('ended');
    await keep({ refresh, channel }).ready;
    expect(sessionStore.getState()).toMatchObject({ status: 'anonymous', signedOutBy: 'ended' });

    announceSession(aSession());
    expect(sessionStore.getState().signedOutBy).toBeNull();
    await requestSignOut();
    expect(sessionStore.getState()).toMatchObject({ status: 'anonymous', signedOutBy: null });
    hear({ kind: 'signed-out' });
    expect(sessionStore.getState().signedOutBy).toBeNull();

    announceSession(aSession());
    hear({ kind: 'signed-out' });
    expect(sessionStore.getState().signedOutBy).toBe('ended');
  });

  it('says that the server could not be reached when nobody knows whether there is a session', async () => {
    keep({ refresh: () => Promise.reject(new TypeError('Failed to fetch')) });
    await vi.advanceTimersByTimeAsync(3_000);
    expect(sessionStore.getState()).toMatchObject({ status: 'anonymous', signedOutBy: 'unreachable' });
  });

  it('renews once for all calls whose token was refused, and gives the token that another call has renewed', async () => {
    const refresh = vi
      .fn()
      .mockResolvedValueOnce(aSession({ access_token: 'old' }))
      .mockResolvedValue(aSession({ access_token: 'fresh' }));
    await keep({ refresh }).ready;

    expect(await Promise.all([renewSession('old'), renewSession('old'), renewSession('old')])).toEqual(
      Array.from({ length: 3 }, () => 'fresh'),
    );
    expect(await renewSession('old')).toBe('fresh');
    expect(refresh).toHaveBeenCalledTimes(2);
  });

  it('ends the session at once when a refused token cannot be renewed', async () => {
    const onEnded = vi.fn();
    const refresh = vi.fn<SessionKeeperPorts['refresh']>().mockResolvedValueOnce(aSession({ access_token: 'old' }));
    await keep({ refresh, onEnded }).ready;

    refresh.mockResolvedValue('ended');
    expect(await renewSession('old')).toBeNull();
    expect(sessionStore.getState()).toMatchObject({ status: 'anonymous', signedOutBy: 'ended' });
    expect(onEnded).toHaveBeenCalledOnce();
  });

  it('hands no token of another person to a call of the first one', async () => {
    const refresh = vi
      .fn()
      .mockResolvedValueOnce(aSession({ access_token: 'old' }))
      .mockResolvedValue(aSession({ access_token: 'of-bob', user: bob }));
    await keep({ refresh }).ready;
    expect(await renewSession('old')).toBeNull();
  });

  it('stays signed in when a refused token cannot be renewed because the server is away', async () => {
    const refresh = vi.fn().mockResolvedValueOnce(aSession({ access_token: 'old' }));
    await keep({ refresh }).ready;
    refresh.mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(renewSession('old')).rejects.toThrow('Failed to fetch');
    expect(sessionStore.getState().status).toBe('signed-in');
  });

  it('replaces the session with one that a call opens in the name of a token that was just renewed', async () => {
    const refresh = vi
      .fn()
      .mockResolvedValueOnce(aSession({ access_token: 'of the start' }))
      .mockResolvedValue(aSession({ access_token: 'renewed' }));
    await keep({ refresh }).ready;
    const open = vi.fn().mockResolvedValue(aSession({ access_token: 'next' }));
    await replaceSession(open);
    expect(open.mock.calls).toEqual([['renewed']]);
    expect(sessionStore.getState()).toMatchObject({ status: 'signed-in', accessToken: 'next' });
  });

  it('renews only after a replacement that is under way, here and in other tabs', async () => {
    const order: string[] = [];
    let tail: Promise<unknown> = Promise.resolve();
    const lock: SessionKeeperPorts['lock'] = (work) => {
      const turn = tail.then(work);
      tail = turn.catch(() => undefined);
      return turn;
    };
    const refresh = vi.fn(async () => {
      order.push('renewal');
      return aSession({ access_token: `renewed ${order.length}` });
    });
    await keep({ refresh, lock }).ready;
    const answer = Promise.withResolvers<ReturnType<typeof aSession>>();
    const replaced = replaceSession(() => {
      order.push('replacement begins');
      return answer.promise.finally(() => order.push('replacement ends'));
    });
    await vi.advanceTimersByTimeAsync(0);
    // The server ends streams with the session, whose pages then ask for another token.
    const renewed = renewSession(sessionStore.getState().accessToken ?? '');
    await vi.advanceTimersByTimeAsync(0);
    expect(order).toEqual(['renewal', 'renewal', 'replacement begins']);
    answer.resolve(aSession({ access_token: 'next' }));
    await replaced;
    expect(await renewed).toMatch(/^renewed/);
    expect(order.slice(2, 5)).toEqual(['replacement begins', 'replacement ends', 'renewal']);
  });

  it('keeps the present session when it was not replaced', async () => {
    await keep({ refresh: () => Promise.resolve(aSession({ access_token: 'present' })) }).ready;
    await expect(replaceSession(() => Promise.reject(new Error('wrong password')))).rejects.toThrow('wrong password');
    expect(sessionStore.getState()).toMatchObject({ status: 'signed-in', accessToken: 'present' });
  });

  it('replaces nothing when the session is over, and says so', async () => {
    const refresh = vi.fn<SessionKeeperPorts['refresh']>().mockResolvedValueOnce(aSession());
    await keep({ refresh }).ready;
    refresh.mockResolvedValue('ended');
    const open = vi.fn();
    await expect(replaceSession(open)).rejects.toThrow('The session is over');
    expect(open).not.toHaveBeenCalled();
    expect(sessionStore.getState()).toMatchObject({ status: 'anonymous', signedOutBy: 'ended' });
  });

  it('signs out all tabs', async () => {
    const { channel, posted } = fakeChannel();
    const signOut = vi.fn(() => Promise.resolve());
    await keep({ refresh: () => Promise.resolve(aSession()), signOut, channel }).ready;

    await requestSignOut();
    expect(signOut).toHaveBeenCalledOnce();
    expect(sessionStore.getState().status).toBe('anonymous');
    expect(posted.at(-1)).toEqual({ kind: 'signed-out' });
  });

  it('signs this browser out when the server cannot be told, and tells it when it is back, before it asks for a session', async () => {
    const { channel, posted } = fakeChannel();
    const refresh = vi.fn<SessionKeeperPorts['refresh']>().mockResolvedValueOnce(aSession());
    const signOut = vi.fn<SessionKeeperPorts['signOut']>().mockRejectedValue(new TypeError('Failed to fetch'));
    await keep({ refresh, signOut, channel }).ready;

    expect(await requestSignOut()).toBe(false);
    expect(sessionStore.getState()).toMatchObject({ status: 'anonymous', signedOutBy: null, accessToken: null });
    expect(posted.at(-1)).toEqual({ kind: 'signed-out' });
    await vi.advanceTimersByTimeAsync(CHECK_EVERY_MS);
    expect([signOut.mock.calls.length, refresh.mock.calls.length]).toEqual([2, 1]);

    signOut.mockResolvedValue();
    refresh.mockResolvedValue(null);
    await vi.advanceTimersByTimeAsync(CHECK_EVERY_MS);
    expect([signOut.mock.calls.length, refresh.mock.calls.length]).toEqual([3, 2]);
    await vi.advanceTimersByTimeAsync(3 * CHECK_EVERY_MS);
    expect([signOut.mock.calls.length, refresh.mock.calls.length]).toEqual([3, 2]);
    expect(sessionStore.getState()).toMatchObject({ status: 'anonymous', signedOutBy: null });
  });

  it('stays signed out over a reload while the server cannot be told', async () => {
    const signOut = vi.fn<SessionKeeperPorts['signOut']>().mockRejectedValue(new TypeError('Failed to fetch'));
    const refresh = vi.fn<SessionKeeperPorts['refresh']>().mockResolvedValue(aSession());
    await keep({ refresh, signOut }).ready;
    await requestSignOut();
    keeper?.stop();

    resetSessionForTest();
    refresh.mockClear();
    await keep({ refresh, signOut }).ready;
    expect(sessionStore.getState()).toMatchObject({ status: 'anonymous', signedOutBy: null });
    await vi.advanceTimersByTimeAsync(CHECK_EVERY_MS);
    expect(refresh).not.toHaveBeenCalled();
    expect(sessionStore.getState().status).toBe('anonymous');
  });

  it('does not end a session that began after a sign-out of which the server could not be told', async () => {
    const { promise: silence } = Promise.withResolvers<void>();
    const signOut = vi.fn<SessionKeeperPorts['signOut']>().mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await keep({ refresh: () => Promise.resolve(aSession()), signOut }).ready;
    await requestSignOut();
    signOut.mockReturnValue(silence);
    await vi.advanceTimersByTimeAsync(CHECK_EVERY_MS);
    const [signal] = signOut.mock.lastCall ?? [];
    expect(signal?.aborted).toBe(false);

    announceSession(aSession({ user: bob }));
    expect(signal?.aborted).toBe(true);
    await vi.advanceTimersByTimeAsync(3 * CHECK_EVERY_MS);
    expect(signOut).toHaveBeenCalledTimes(2);
    expect(sessionStore.getState().user).toEqual(bob);
    expect(localStorage.length).toBe(0);
  });

  it('does not end a session that began in another tab after such a sign-out', async () => {
    const { channel, hear } = fakeChannel();
    const refresh = vi.fn<SessionKeeperPorts['refresh']>().mockResolvedValue(aSession());
    const signOut = vi.fn<SessionKeeperPorts['signOut']>().mockRejectedValue(new TypeError('Failed to fetch'));
    await keep({ refresh, signOut, channel }).ready;
    await requestSignOut();

    refresh.mockResolvedValue(aSession({ user: bob }));
    hear({ kind: 'signed-in', userId: bob.id });
    await vi.advanceTimersByTimeAsync(0);
    expect(sessionStore.getState().user).toEqual(bob);
    expect(signOut).toHaveBeenCalledTimes(1);
  });

  it('finds a session that began behind the link of a mail when it is asked to, and asks nothing while there is one', async () => {
    const refresh = vi.fn<SessionKeeperPorts['refresh']>().mockResolvedValueOnce(null).mockResolvedValue(aSession());
    await keep({ refresh }).ready;
    await Promise.all([renew(), renew()]);
    expect(sessionStore.getState().status).toBe('signed-in');
    await renew();
    expect(refresh).toHaveBeenCalledTimes(2);
  });

  it('ends the session when another tab signed out, without asking the server', async () => {
    const { channel, hear } = fakeChannel();
    const onEnded = vi.fn();
    const signOut = vi.fn(() => Promise.resolve());
    await keep({ refresh: () => Promise.resolve(aSession()), signOut, onEnded, channel }).ready;

    hear({ kind: 'signed-out' });
    expect(sessionStore.getState().status).toBe('anonymous');
    expect(onEnded).toHaveBeenCalledOnce();
    expect(signOut).not.toHaveBeenCalled();
  });

  it('takes a session that a form obtained, and tells the other tabs, but not the token', async () => {
    const { channel, posted } = fakeChannel();
    await keep({ channel }).ready;
    announceSession(aSession({ access_token: 'secret' }));
    expect(sessionStore.getState().accessToken).toBe('secret');
    expect(posted).toEqual([{ kind: 'signed-in', userId: aUser().id }]);
  });

  it('signs in when another tab did, e.g. the one that opened the link of the mail', async () => {
    const { channel, hear } = fakeChannel();
    const refresh = vi.fn().mockResolvedValueOnce(null).mockResolvedValue(aSession());
    await keep({ refresh, channel }).ready;

    hear({ kind: 'signed-in', userId: aUser().id });
    await vi.advanceTimersByTimeAsync(0);
    expect(sessionStore.getState().status).toBe('signed-in');
  });

  it('signs in when another tab did while it was still asking for itself', async () => {
    const { channel, hear } = fakeChannel();
    const { promise, resolve: answer } = Promise.withResolvers<null>();
    const refresh = vi.fn().mockReturnValueOnce(promise).mockResolvedValue(aSession());
    keep({ refresh, channel });

    hear({ kind: 'signed-in', userId: aUser().id });
    answer(null);
    await vi.advanceTimersByTimeAsync(0);
    expect(sessionStore.getState().status).toBe('signed-in');
  });

  it('tells the other tabs when it finds somebody signed in, and says no more when the session is renewed', async () => {
    const { channel, posted, hear } = fakeChannel();
    const refresh = vi.fn(() => Promise.resolve(aSession({ expires_in: 60 })));
    await keep({ refresh, channel }).ready;
    await vi.advanceTimersByTimeAsync(CHECK_EVERY_MS);
    expect(refresh).toHaveBeenCalledTimes(2);
    expect(posted).toEqual([{ kind: 'signed-in', userId: aUser().id }]);

    hear({ kind: 'signed-in', userId: aUser().id });
    expect(refresh).toHaveBeenCalledTimes(2);
  });

  it('follows another tab to another person, and forgets what was fetched for the first', async () => {
    const { channel, hear } = fakeChannel();
    const onEnded = vi.fn();
    const refresh = vi
      .fn()
      .mockResolvedValueOnce(aSession())
      .mockResolvedValue(aSession({ user: bob }));
    await keep({ refresh, onEnded, channel }).ready;

    hear({ kind: 'signed-in', userId: bob.id });
    await vi.advanceTimersByTimeAsync(0);
    expect(sessionStore.getState().user).toEqual(bob);
    expect(onEnded).toHaveBeenCalledOnce();
  });

  it('leaves nothing of the session in browser storage', async () => {
    await keep({ refresh: () => Promise.resolve(aSession({ access_token: 'secret' })) }).ready;
    announceSession(aSession({ access_token: 'another-secret' }));
    expect([localStorage.length, sessionStorage.length, document.cookie]).toEqual([0, 0, '']);
  });

  it('ignores the answer to a renewal that was asked before signing out', async () => {
    let answer: (session: ReturnType<typeof aSession>) => void = () => undefined;
    const refresh = vi.fn().mockResolvedValueOnce(aSession({ expires_in: 60 }));
    await keep({ refresh }).ready;

    refresh.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    await vi.advanceTimersByTimeAsync(CHECK_EVERY_MS);
    await requestSignOut();
    // The answer has set the cookie again, whose session is over.
    refresh.mockResolvedValue('ended');
    answer(aSession());
    await vi.advanceTimersByTimeAsync(0);
    expect(sessionStore.getState()).toMatchObject({ status: 'anonymous', signedOutBy: null });
  });

  it('asks again when somebody signed in during a renewal, whose answer may have taken the place of their cookie', async () => {
    const { channel, posted } = fakeChannel();
    const { promise, resolve: answer } = Promise.withResolvers<ReturnType<typeof aSession>>();
    const refresh = vi.fn().mockReturnValueOnce(promise).mockResolvedValue(aSession());
    keep({ refresh, channel });
    announceSession(aSession({ user: bob }));

    answer(aSession());
    await vi.advanceTimersByTimeAsync(0);
    expect(refresh).toHaveBeenCalledTimes(2);
    expect(sessionStore.getState().user).toEqual(aUser());
    expect(posted.at(-1)).toEqual({ kind: 'signed-in', userId: aUser().id });
  });

  it('lets a tab look again that says it signed in another person than the cookie names', async () => {
    const { channel, posted, hear } = fakeChannel();
    await keep({ refresh: () => Promise.resolve(aSession()), channel }).ready;
    posted.length = 0;

    hear({ kind: 'signed-in', userId: bob.id });
    await vi.advanceTimersByTimeAsync(0);
    expect(posted).toEqual([{ kind: 'signed-in', userId: aUser().id }]);
  });

  it('asks again at the next check when it could not find out whom another tab signed in', async () => {
    const { channel, hear } = fakeChannel();
    const refresh = vi.fn().mockResolvedValueOnce(aSession()).mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await keep({ refresh, channel }).ready;

    hear({ kind: 'signed-in', userId: bob.id });
    refresh.mockResolvedValue(aSession({ user: bob }));
    await vi.advanceTimersByTimeAsync(CHECK_EVERY_MS);
    expect(sessionStore.getState().user).toEqual(bob);
  });
});

describe('the ports of the session', () => {
  it('say in words that nobody keeps the session', () => {
    expect(() => announceSession(aSession())).toThrow('No session writer is registered');
  });
});
