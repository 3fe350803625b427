import { describe, expect, it, vi } from 'vitest';
import { sessionStore } from '..';
import { aSession } from '../testing';
import { isolateRenewals, startRenewal } from '../testing/session-renewal';
import { START_TIMEOUT_MS } from './renew-at-start';
import type { SessionRenewalPorts } from './session-renewal';

isolateRenewals();

/** Each renewal is answered by the next of the returned functions. */
function heldRefresh() {
  const held: PromiseWithResolvers<ReturnType<typeof aSession> | null>[] = [];
  const refresh: SessionRenewalPorts['refresh'] = () => {
    const answer = Promise.withResolvers<ReturnType<typeof aSession> | null>();
    held.push(answer);
    return answer.promise;
  };
  return { held, refresh };
}

describe('a start whose question about the session is not answered', () => {
  it('ends the loading state in time, for everybody who waits for it', async () => {
    const known = vi.fn();
    const { refresh } = heldRefresh();
    void startRenewal({ refresh }).ready.then(known);
    await vi.advanceTimersByTimeAsync(START_TIMEOUT_MS - 100);
    expect(sessionStore.getState().status).toBe('loading');
    expect(known).not.toHaveBeenCalled();

    await vi.advanceTimersByTimeAsync(200);
    expect(sessionStore.getState()).toMatchObject({ status: 'anonymous', signedOutBy: 'unreachable' });
    expect(known).toHaveBeenCalledOnce();
  });

  it('takes the answer that comes later', async () => {
    const { held, refresh } = heldRefresh();
    startRenewal({ refresh });
    await vi.advanceTimersByTimeAsync(9_000);
    held[0]?.resolve(aSession({ access_token: 'late' }));
    await vi.advanceTimersByTimeAsync(0);
    expect(sessionStore.getState()).toMatchObject({ status: 'signed-in', accessToken: 'late', signedOutBy: null });
    expect(held).toHaveLength(1);
  });

  it('asks again when the question is lost in the end', async () => {
    const { held, refresh } = heldRefresh();
    startRenewal({ refresh });
    await vi.advanceTimersByTimeAsync(10_000);
    held[0]?.reject(new DOMException('no answer', 'TimeoutError'));
    await vi.advanceTimersByTimeAsync(600);
    held[1]?.resolve(aSession());
    await vi.advanceTimersByTimeAsync(0);
    expect(sessionStore.getState().status).toBe('signed-in');
  });

  it('says no longer that the server is away once it says that there is no session', async () => {
    const { held, refresh } = heldRefresh();
    startRenewal({ refresh });
    await vi.advanceTimersByTimeAsync(9_000);
    held[0]?.resolve(null);
    await vi.advanceTimersByTimeAsync(0);
    expect(sessionStore.getState()).toMatchObject({ status: 'anonymous', signedOutBy: null });
  });
});
