import { useEffect } from 'react';
import { useSession } from '@declic/session';
import { useNavigate } from 'react-router-dom';
import { accessRedirect } from '../session/access-redirect';
import { useArea } from './use-area';

/** A session that begins or ends while a page is open (here, or in another tab) leads where it would have led at the start. */
export function useGuardWhileOpen(): void {
  const status = useSession((session) => session.status);
  const access = useArea()?.access ?? 'public';
  const navigate = useNavigate();
  const elsewhere = accessRedirect(access, status);

  useEffect(() => {
    if (elsewhere) void navigate(elsewhere, { replace: true });
  }, [elsewhere, navigate]);
}
