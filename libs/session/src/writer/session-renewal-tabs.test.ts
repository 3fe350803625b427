import { describe, expect, it, vi } from 'vitest';
import { announceSession, sessionStore } from '..';
import { aSession, aUser } from '../testing';
import { bob, isolateRenewals, fakeChannel, startRenewal } from '../testing/session-renewal';
import { CHECK_EVERY_MS } from './session-renewal';

isolateRenewals();

describe('a session in several tabs', () => {
  it('ends the session when another tab signed out, without asking the server', async () => {
    const { channel, hear } = fakeChannel();
    const onEnded = vi.fn();
    const signOut = vi.fn(() => Promise.resolve());
    await startRenewal({ refresh: () => Promise.resolve(aSession()), signOut, onEnded, channel }).ready;

    hear({ kind: 'signed-out' });
    expect(sessionStore.getState().status).toBe('anonymous');
    expect(onEnded).toHaveBeenCalledOnce();
    expect(signOut).not.toHaveBeenCalled();
  });

  it('takes a session that a form obtained, and tells the other tabs, but not the token', async () => {
    const { channel, posted } = fakeChannel();
    await startRenewal({ channel }).ready;
    announceSession(aSession({ access_token: 'secret' }));
    expect(sessionStore.getState().accessToken).toBe('secret');
    expect(posted).toEqual([{ kind: 'signed-in', userId: aUser().id }]);
  });

  it('signs in when another tab did, e.g. the one that opened the link of the mail', async () => {
    const { channel, hear } = fakeChannel();
    const refresh = vi.fn().mockResolvedValueOnce(null).mockResolvedValue(aSession());
    await startRenewal({ refresh, channel }).ready;

    hear({ kind: 'signed-in', userId: aUser().id });
    await vi.advanceTimersByTimeAsync(0);
    expect(sessionStore.getState().status).toBe('signed-in');
  });

  it('signs in when another tab did while it was still asking for itself', async () => {
    const { channel, hear } = fakeChannel();
    const { promise, resolve: answer } = Promise.withResolvers<null>();
    const refresh = vi.fn().mockReturnValueOnce(promise).mockResolvedValue(aSession());
    startRenewal({ refresh, channel });

    hear({ kind: 'signed-in', userId: aUser().id });
    answer(null);
    await vi.advanceTimersByTimeAsync(0);
    expect(sessionStore.getState().status).toBe('signed-in');
  });

  it('tells the other tabs when it finds a session, and sends nothing when the session is renewed', async () => {
    const { channel, posted, hear } = fakeChannel();
    const refresh = vi.fn(() => Promise.resolve(aSession({ expires_in: 60 })));
    await startRenewal({ refresh, channel }).ready;
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
    await startRenewal({ refresh, onEnded, channel }).ready;

    hear({ kind: 'signed-in', userId: bob.id });
    await vi.advanceTimersByTimeAsync(0);
    expect(sessionStore.getState().user).toEqual(bob);
    expect(onEnded).toHaveBeenCalledOnce();
  });

  it('asks again when a visitor signed in during a renewal, whose answer may have replaced their cookie', async () => {
    const { channel, posted } = fakeChannel();
    const { promise, resolve: answer } = Promise.withResolvers<ReturnType<typeof aSession>>();
    const refresh = vi.fn().mockReturnValueOnce(promise).mockResolvedValue(aSession());
    startRenewal({ refresh, channel });
    announceSession(aSession({ user: bob }));

    answer(aSession());
    await vi.advanceTimersByTimeAsync(0);
    expect(refresh).toHaveBeenCalledTimes(2);
    expect(sessionStore.getState().user).toEqual(aUser());
    expect(posted.at(-1)).toEqual({ kind: 'signed-in', userId: aUser().id });
  });

  it('lets a tab look again that says it signed in another person than the cookie names', async () => {
    const { channel, posted, hear } = fakeChannel();
    await startRenewal({ refresh: () => Promise.resolve(aSession()), channel }).ready;
    posted.length = 0;

    hear({ kind: 'signed-in', userId: bob.id });
    await vi.advanceTimersByTimeAsync(0);
    expect(posted).toEqual([{ kind: 'signed-in', userId: aUser().id }]);
  });

  it('asks again at the next check when it could not find out whom another tab signed in', async () => {
    const { channel, hear } = fakeChannel();
    const refresh = vi.fn().mockResolvedValueOnce(aSession()).mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await startRenewal({ refresh, channel }).ready;

    hear({ kind: 'signed-in', userId: bob.id });
    refresh.mockResolvedValue(aSession({ user: bob }));
    await vi.advanceTimersByTimeAsync(CHECK_EVERY_MS);
    expect(sessionStore.getState().user).toEqual(bob);
  });
});
