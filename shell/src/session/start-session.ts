import { accountsApi, ApiError, unwrap } from '@declic/openapi/accounts';
import { keepSession, type SessionKeeper } from '@declic/session/writer';
import type { Session } from '@declic/session';

/** A service that takes the question and does not answer is as good as unreachable: the next attempt may meet a better one. */
const ANSWER_TIMEOUT_MS = 10_000;

/** Starts the page's one writer of the session, on the accounts service. */
export function startSession(onEnded: () => void): SessionKeeper {
  return keepSession({ refresh, signOut, onEnded });
}

async function refresh(): Promise<Session | null> {
  try {
    const signal = AbortSignal.timeout(ANSWER_TIMEOUT_MS);
    // No body is a 204: there was no cookie.
    return (await unwrap(accountsApi.POST('/api/accounts/session/refresh', { signal }))) ?? null;
  } catch (error) {
    const isRefusal = error instanceof ApiError && (error.status === 401 || error.status === 403);
    if (isRefusal) return null;
    throw error;
  }
}

async function signOut(): Promise<void> {
  await unwrap(accountsApi.DELETE('/api/accounts/session', {}));
}
