import { describe, expect, it, vi } from 'vitest';
import { announceSession, renew, requestSignOut, sessionStore } from '..';
import { aSession } from '../testing';
import { isolateRenewals, fakeChannel, startRenewal } from '../testing/session-renewal';
import { CHECK_EVERY_MS, type SessionRenewalPorts } from './session-renewal';

isolateRenewals();

describe('startSessionRenewal', () => {
  it('is loading until the first answer, then anonymous when there is no session', async () => {
    const { ready } = startRenewal();
    expect(sessionStore.getState().status).toBe('loading');
    await ready;
    expect(sessionStore.getState()).toMatchObject({ status: 'anonymous', user: null, accessToken: null });
  });

  it('signs in a visitor who has a session', async () => {
    await startRenewal({ refresh: () => Promise.resolve(aSession({ access_token: 'one' })) }).ready;
    expect(sessionStore.getState()).toMatchObject({
      status: 'signed-in',
      accessToken: 'one',
      user: { email: 'ada@example.test' },
    });
  });

  it('renews when 90 seconds remain, and not before', async () => {
    const refresh = vi.fn(() => Promise.resolve(aSession({ expires_in: 150 })));
    await startRenewal({ refresh }).ready;

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
    await startRenewal({ refresh }).ready;

    await vi.advanceTimersByTimeAsync(2 * CHECK_EVERY_MS);
    expect(refresh).toHaveBeenCalledTimes(3);
    expect(sessionStore.getState().status).toBe('signed-in');
  });

  it('lets an unreachable server hold up the page for a moment only, and signs in when it comes back', async () => {
    const refresh = vi.fn().mockRejectedValue(new TypeError('Failed to fetch'));
    startRenewal({ refresh });
    await vi.advanceTimersByTimeAsync(3_000);
    expect(sessionStore.getState().status).toBe('anonymous');

    refresh.mockResolvedValue(aSession());
    await vi.advanceTimersByTimeAsync(CHECK_EVERY_MS);
    expect(sessionStore.getState().status).toBe('signed-in');
  });

  it('ends a session that the server no longer knows', async () => {
    const onEnded = vi.fn();
    await startRenewal({
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
    const refresh = vi.fn<SessionRenewalPorts['refresh']>().mockResolvedValue('ended');
    await startRenewal({ refresh, channel }).ready;
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

  it('says that the server could not be reached while it is unknown whether there is a session', async () => {
    startRenewal({ refresh: () => Promise.reject(new TypeError('Failed to fetch')) });
    await vi.advanceTimersByTimeAsync(3_000);
    expect(sessionStore.getState()).toMatchObject({ status: 'anonymous', signedOutBy: 'unreachable' });
  });

  it('finds a session that began behind the link of a mail when it is asked to, and asks nothing while there is one', async () => {
    const refresh = vi.fn<SessionRenewalPorts['refresh']>().mockResolvedValueOnce(null).mockResolvedValue(aSession());
    await startRenewal({ refresh }).ready;
    await Promise.all([renew(), renew()]);
    expect(sessionStore.getState().status).toBe('signed-in');
    await renew();
    expect(refresh).toHaveBeenCalledTimes(2);
  });

  it('leaves nothing of the session in browser storage', async () => {
    await startRenewal({ refresh: () => Promise.resolve(aSession({ access_token: 'secret' })) }).ready;
    announceSession(aSession({ access_token: 'another-secret' }));
    expect([localStorage.length, sessionStorage.length, document.cookie]).toEqual([0, 0, '']);
  });
});
