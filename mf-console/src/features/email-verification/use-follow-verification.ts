import { accountsApi, unwrap } from '@declic/openapi/accounts';
import { announceSession, sessionStore } from '@declic/session';
import { useEffect } from 'react';

/**
 * The link is usually opened in another tab. When the person comes back to this one, it asks whether that tab
 * has signed in; the page then leaves by itself.
 */
export function useFollowVerification(): void {
  useEffect(() => {
    let isAsking = false;

    const follow = async () => {
      if (isAsking || document.visibilityState !== 'visible' || sessionStore.getState().status === 'signed-in') return;
      isAsking = true;
      try {
        const session = await unwrap(accountsApi.POST('/api/accounts/session/refresh'));
        if (session && sessionStore.getState().status !== 'signed-in') announceSession(session);
      } catch {
        // Background attempt: errors are ignored, the next return to the tab tries again.
      } finally {
        isAsking = false;
      }
    };
    const onReturn = () => void follow();

    document.addEventListener('visibilitychange', onReturn);
    globalThis.addEventListener('focus', onReturn);
    return () => {
      document.removeEventListener('visibilitychange', onReturn);
      globalThis.removeEventListener('focus', onReturn);
    };
  }, []);
}
