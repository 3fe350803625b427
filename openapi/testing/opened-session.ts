import { aSession } from '@declic/session/testing';
import type { components } from '../generated/schema';

/** What the accounts service answers to a browser that signs in or renews its session. */
export function anOpenedSession(change: Parameters<typeof aSession>[0] = {}): components['schemas']['Session'] {
  return { ...aSession(change), refresh_token: null, expires_at: 2_000_000_000 };
}
