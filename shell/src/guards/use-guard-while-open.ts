import { useEffect } from 'react';
import { sessionStore, useSession } from '@declic/session';
import { notify } from '@declic/remote-kit';
import { createPath, useLocation, useNavigate } from 'react-router-dom';
import { accessRedirect, SIGN_IN_PATH } from './access-redirect';
import { useShell } from '../areas/shell-context';
import { useArea } from '../areas/use-area';

/** A page with unsaved text asks before it is left (`useBlocker`); then its visitor is still here, and signed out. */
function sayWhyNothingWorks(): void {
  notify.error('Your session has ended', {
    description: 'To keep what you typed, sign in in another tab and go on here.',
    duration: 15_000,
  });
}

/**
 * Re-applies the access rule when the session changes, here or in another tab. When the page of a person whose session has ended is
 * left, what was fetched for them is forgotten.
 */
export function useGuardWhileOpen(): void {
  const { fetched } = useShell();
  const status = useSession((session) => session.status);
  const access = useArea()?.access ?? 'public';
  const navigate = useNavigate();
  const here = createPath(useLocation());
  const elsewhere = accessRedirect(access, status, here);

  useEffect(() => {
    if (!elsewhere) return;
    // After a sign-out in this tab there is no return path.
    const hasLeft = status === 'anonymous' && sessionStore.getState().signedOutBy === null;
    void Promise.resolve(navigate(hasLeft ? SIGN_IN_PATH : elsewhere, { replace: true })).then(() => {
      if (status === 'anonymous' && location.pathname !== SIGN_IN_PATH) sayWhyNothingWorks();
    });
  }, [elsewhere, status, navigate]);

  useEffect(() => {
    if (!elsewhere && status === 'anonymous') fetched.forgetOwed();
  }, [elsewhere, status, fetched]);
}
