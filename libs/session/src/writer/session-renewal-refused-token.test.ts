import { describe, expect, it, vi } from 'vitest';
import { renewSession, sessionStore } from '..';
import { aSession } from '../testing';
import { bob, isolateRenewals, startRenewal, refreshGiving } from '../testing/session-renewal';
import type { SessionRenewalPorts } from './session-renewal';

isolateRenewals();

describe('a token that was refused', () => {
  it('renews once for all calls whose token was refused, and gives the token that another call has renewed', async () => {
    const refresh = refreshGiving('old', 'fresh');
    await startRenewal({ refresh }).ready;

    expect(await Promise.all([renewSession('old'), renewSession('old'), renewSession('old')])).toEqual(
      Array.from({ length: 3 }, () => 'fresh'),
    );
    expect(await renewSession('old')).toBe('fresh');
    expect(refresh).toHaveBeenCalledTimes(2);
  });

  it('ends the session at once when a refused token cannot be renewed', async () => {
    const onEnded = vi.fn();
    const refresh = vi.fn<SessionRenewalPorts['refresh']>().mockResolvedValueOnce(aSession({ access_token: 'old' }));
    await startRenewal({ refresh, onEnded }).ready;

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
    await startRenewal({ refresh }).ready;
    expect(await renewSession('old')).toBeNull();
  });

  it('stays signed in when a refused token cannot be renewed because the server is away', async () => {
    const refresh = vi.fn().mockResolvedValueOnce(aSession({ access_token: 'old' }));
    await startRenewal({ refresh }).ready;
    refresh.mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(renewSession('old')).rejects.toThrow('Failed to fetch');
    expect(sessionStore.getState().status).toBe('signed-in');
  });
});
