import { renew, sessionStore } from '@declic/session';
import { useEffect } from 'react';

/**
 * The link is usually opened in another tab. When the person comes back to this one, it asks whether that tab
 * has signed in; the page then leaves by itself.
 */
export function useFollowVerification(): void {
  useEffect(() => {
    const follow = () => {
      if (document.visibilityState !== 'visible' || sessionStore.getState().status === 'signed-in') return;
      // Runs in the background: a failure is not shown, and the next return to the tab tries again.
      renew().catch(() => undefined);
    };

    document.addEventListener('visibilitychange', follow);
    globalThis.addEventListener('focus', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      globalThis.removeEventListener('focus', follow);
    };
  }, []);
}
