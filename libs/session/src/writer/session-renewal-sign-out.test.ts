import { describe, expect, it, vi } from 'vitest';
import { announceSession, requestSignOut, sessionStore } from '..';
import { aSession, resetSessionForTest } from '../testing';
import { bob, isolateRenewals, fakeChannel, startRenewal } from '../testing/session-renewal';
import { CHECK_EVERY_MS, type SessionRenewalPorts } from './session-renewal';

isolateRenewals();

describe('signing out', () => {
  it('signs out all tabs', async () => {
    const { channel, posted } = fakeChannel();
    const signOut = vi.fn(() => Promise.resolve());
    await startRenewal({ refresh: () => Promise.resolve(aSession()), signOut, channel }).ready;

    await requestSignOut();
    expect(signOut).toHaveBeenCalledOnce();
    expect(sessionStore.getState().status).toBe('anonymous');
    expect(posted.at(-1)).toEqual({ kind: 'signed-out' });
  });

  it('signs this browser out when the server cannot be told, and tells it when it is back, before it asks for a session', async () => {
    const { channel, posted } = fakeChannel();
    const refresh = vi.fn<SessionRenewalPorts['refresh']>().mockResolvedValueOnce(aSession());
    const signOut = vi.fn<SessionRenewalPorts['signOut']>().mockRejectedValue(new TypeError('Failed to fetch'));
    await startRenewal({ refresh, signOut, channel }).ready;

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
    const signOut = vi.fn<SessionRenewalPorts['signOut']>().mockRejectedValue(new TypeError('Failed to fetch'));
    const refresh = vi.fn<SessionRenewalPorts['refresh']>().mockResolvedValue(aSession());
    const renewal = startRenewal({ refresh, signOut });
    await renewal.ready;
    await requestSignOut();
    renewal.stop();

    resetSessionForTest();
    refresh.mockClear();
    await startRenewal({ refresh, signOut }).ready;
    expect(sessionStore.getState()).toMatchObject({ status: 'anonymous', signedOutBy: null });
    await vi.advanceTimersByTimeAsync(CHECK_EVERY_MS);
    expect(refresh).not.toHaveBeenCalled();
    expect(sessionStore.getState().status).toBe('anonymous');
  });

  it('does not end a session that began after a sign-out of which the server could not be told', async () => {
    const { promise: silence } = Promise.withResolvers<void>();
    const signOut = vi.fn<SessionRenewalPorts['signOut']>().mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await startRenewal({ refresh: () => Promise.resolve(aSession()), signOut }).ready;
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
    const refresh = vi.fn<SessionRenewalPorts['refresh']>().mockResolvedValue(aSession());
    const signOut = vi.fn<SessionRenewalPorts['signOut']>().mockRejectedValue(new TypeError('Failed to fetch'));
    await startRenewal({ refresh, signOut, channel }).ready;
    await requestSignOut();

    refresh.mockResolvedValue(aSession({ user: bob }));
    hear({ kind: 'signed-in', userId: bob.id });
    await vi.advanceTimersByTimeAsync(0);
    expect(sessionStore.getState().user).toEqual(bob);
    expect(signOut).toHaveBeenCalledTimes(1);
  });

  it('ignores the answer to a renewal that was asked before signing out', async () => {
    let answer: (session: ReturnType<typeof aSession>) => void = () => undefined;
    const refresh = vi.fn().mockResolvedValueOnce(aSession({ expires_in: 60 }));
    await startRenewal({ refresh }).ready;

    refresh.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    await vi.advanceTimersByTimeAsync(CHECK_EVERY_MS);
    await requestSignOut();
    // The answer has set the cookie again, whose session is over.
    refresh.mockResolvedValue('ended');
    answer(aSession());
    await vi.advanceTimersByTimeAsync(0);
    expect(sessionStore.getState()).toMatchObject({ status: 'anonymous', signedOutBy: null });
  });
});
