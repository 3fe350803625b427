import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * The token of the mail's link, from the URL fragment, which browsers do not send. It is removed from the address bar and the
 * history at once and kept in memory only, so a reload loses it.
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
