import { accountsApi, ApiError, unwrap } from '@declic/openapi/accounts';
import { keepSession, type SessionKeeper } from '@declic/session/writer';
import type { Session } from '@declic/session';

/** Starts the page's one writer of the session, on the accounts service. */
export function startSession(onEnded: () => void): SessionKeeper {
  return keepSession({ refresh, signOut, onEnded });
}

async function refresh(): Promise<Session | null> {
  try {
    // No body is a 204: there was no cookie.
    return (await unwrap(accountsApi.POST('/api/accounts/session/refresh', {}))) ?? null;
  } catch (error) {
    const isRefusal = error instanceof ApiError && (error.status === 401 || error.status === 403);
    if (isRefusal) return null;
    throw error;
  }
}

async function signOut(): Promise<void> {
  await unwrap(accountsApi.DELETE('/api/accounts/session', {}));
}
