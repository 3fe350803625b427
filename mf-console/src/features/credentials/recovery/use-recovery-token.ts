import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * The token of the mail's link, from the fragment, which browsers send to nobody. It leaves the address bar, and with it the
 * history, at once, and is kept in this page's memory only: after a reload it is gone.
 */
export function useRecoveryToken(): string | undefined {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const [token, setToken] = useState('');
  const fromAddress = hash.slice(1);

  if (fromAddress !== '' && fromAddress !== token) setToken(fromAddress);

  useEffect(() => {
    if (hash) void navigate(pathname + search, { replace: true, preventScrollReset: true });
  }, [hash, pathname, search, navigate]);

  return fromAddress || token || undefined;
}
