import { describe, expect, it, vi } from 'vitest';
import { renewSession, replaceSession, sessionStore } from '..';
import { aSession } from '../testing';
import { isolateRenewals, startRenewal, refreshGiving } from '../testing/session-renewal';
import type { SessionRenewalPorts } from './session-renewal';

isolateRenewals();

describe('replacing the session', () => {
  it('replaces the session with one that a call opens in the name of a token that was just renewed', async () => {
    const refresh = refreshGiving('of the start', 'renewed');
    await startRenewal({ refresh }).ready;
    const open = vi.fn().mockResolvedValue(aSession({ access_token: 'next' }));
    await replaceSession(open);
    expect(open.mock.calls).toEqual([['renewed']]);
    expect(sessionStore.getState()).toMatchObject({ status: 'signed-in', accessToken: 'next' });
  });

  it('renews only after a replacement in progress has ended, here and in other tabs', async () => {
    const order: string[] = [];
    let tail: Promise<unknown> = Promise.resolve();
    const lock: SessionRenewalPorts['lock'] = (work) => {
      const turn = tail.then(work);
      tail = turn.catch(() => undefined);
      return turn;
    };
    const refresh = vi.fn(async () => {
      order.push('renewal');
      return aSession({ access_token: `renewed ${order.length}` });
    });
    await startRenewal({ refresh, lock }).ready;
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
    await startRenewal({ refresh: () => Promise.resolve(aSession({ access_token: 'present' })) }).ready;
    await expect(replaceSession(() => Promise.reject(new Error('wrong password')))).rejects.toThrow('wrong password');
    expect(sessionStore.getState()).toMatchObject({ status: 'signed-in', accessToken: 'present' });
  });

  it('replaces nothing when the session is over, and says so', async () => {
    const refresh = vi.fn<SessionRenewalPorts['refresh']>().mockResolvedValueOnce(aSession());
    await startRenewal({ refresh }).ready;
    refresh.mockResolvedValue('ended');
    const open = vi.fn();
    await expect(replaceSession(open)).rejects.toThrow('The session is over');
    expect(open).not.toHaveBeenCalled();
    expect(sessionStore.getState()).toMatchObject({ status: 'anonymous', signedOutBy: 'ended' });
  });
});
