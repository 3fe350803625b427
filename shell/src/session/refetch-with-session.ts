import { sessionStore } from '@declic/session';
import { focusManager } from '@tanstack/react-query';

/** Without an answer about the session the pages ask for their data after all, and say themselves what is wrong. */
const SESSION_WAIT_MS = 5_000;

/**
 * Refetches stale data when the visitor returns. After sleep the access token has expired too and every response would be 401,
 * so the page counts as hidden until the session is renewed.
 */
export function refetchWithSession(): void {
  let waiting: ReturnType<typeof setTimeout> | undefined;

  const comeBack = () => {
    clearTimeout(waiting);
    waiting = undefined;
    focusManager.setFocused(document.visibilityState === 'visible');
  };
  const onVisibility = () => {
    if (document.visibilityState === 'hidden' || !tokenHasEnded()) return comeBack();
    focusManager.setFocused(false);
    waiting ??= setTimeout(comeBack, SESSION_WAIT_MS);
  };
  const onSession = () => {
    if (waiting !== undefined && !tokenHasEnded()) comeBack();
  };

  // In place of the library's own listener, which asks at once.
  focusManager.setEventListener(() => {
    document.addEventListener('visibilitychange', onVisibility);
    const unsubscribe = sessionStore.subscribe(onSession);
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      unsubscribe();
      clearTimeout(waiting);
    };
  });
}

function tokenHasEnded(): boolean {
  const { expiresAt } = sessionStore.getState();
  return expiresAt !== null && expiresAt <= Date.now();
}
