import { afterEach, beforeEach, vi } from 'vitest';
import type { SessionChannel, SessionMessage } from '../writer/session-channel';
import { startSessionRenewal, type SessionRenewal, type SessionRenewalPorts } from '../writer/session-renewal';
import { aSession, aUser, resetSessionForTest } from './';

export const bob = aUser({ id: 'someone-else', email: 'bob@example.test' });

/** Two ends of one line, as two tabs have. */
export function fakeChannel() {
  const posted: SessionMessage[] = [];
  let hear: (message: SessionMessage) => void = () => undefined;
  const channel: SessionChannel = {
    post: (message) => void posted.push(message),
    listen: (on) => (hear = on),
    close: () => undefined,
  };
  return { channel, posted, hear: (message: SessionMessage) => hear(message) };
}

/** Renewals that give a session with the first token once, and with the second from then on. */
export const refreshGiving = (first: string, next: string) =>
  vi
    .fn()
    .mockResolvedValueOnce(aSession({ access_token: first }))
    .mockResolvedValue(aSession({ access_token: next }));

let renewal: SessionRenewal | undefined;

/** Renews the session of this page until the end of the test. There is none unless the ports say so. */
export function startRenewal(ports: Partial<SessionRenewalPorts> = {}): SessionRenewal {
  renewal = startSessionRenewal({
    refresh: () => Promise.resolve(null),
    signOut: () => Promise.resolve(),
    channel: fakeChannel().channel,
    ...ports,
  });
  return renewal;
}

/** Each test of the file begins without a session, on a clock of its own, and ends its renewal. */
export function isolateRenewals(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    resetSessionForTest();
  });
  afterEach(() => {
    renewal?.stop();
    localStorage.clear();
    vi.useRealTimers();
  });
}
