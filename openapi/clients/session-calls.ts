import type { Session } from '@declic/session';
import { ApiError, unwrap } from './api-error';
import { createApi } from './create-api';

const accountsApi = createApi<'/api/accounts/session'>();

/** A service that takes the question and does not answer is as good as unreachable: the next attempt may meet a better one. */
const ANSWER_TIMEOUT_MS = 10_000;

/** How the owner of a page renews and ends the session of its refresh cookie; the ports of `startSessionRenewal`. */
export const sessionCalls = { refresh, signOut };

/** `fetch` stands in for the browser's, where the answer is already here. */
async function refresh(fetch?: () => Promise<Response>): Promise<Session | 'ended' | null> {
  try {
    const signal = AbortSignal.timeout(ANSWER_TIMEOUT_MS);
    // A page that is closed meanwhile still gets the new cookie (`keepalive`). No body is a 204: there was no cookie.
    const options = { signal, keepalive: true, ...(fetch && { fetch }) };
    return (await unwrap(accountsApi.POST('/api/accounts/session/refresh', options))) ?? null;
  } catch (error) {
    const isRefusal = error instanceof ApiError && (error.status === 401 || error.status === 403);
    if (isRefusal) return 'ended';
    throw error;
  }
}

async function signOut(signal: AbortSignal): Promise<void> {
  const inTime = AbortSignal.any([signal, AbortSignal.timeout(ANSWER_TIMEOUT_MS)]);
  await unwrap(accountsApi.DELETE('/api/accounts/session', { signal: inTime }));
}
