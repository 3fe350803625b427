import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Shorter fragments are those of the page, such as `#main`: the token of a mail has 43 characters. */
const TOKEN = /^#[\w.-]{20,}$/;

/**
 * The token of a mail's link, from the URL fragment, which browsers do not send. It is moved from the address bar into the state of
 * the history entry at once: a reload finds it, a copied address does not carry it.
 */
export function useLinkToken(): string | undefined {
  const location = useLocation();
  const { pathname, search, hash } = location;
  const state: unknown = location.state;
  const navigate = useNavigate();
  const fromAddress = TOKEN.test(hash) ? hash.slice(1) : '';

  useEffect(() => {
    if (fromAddress === '') return;
    void navigate(pathname + search, { replace: true, preventScrollReset: true, state: { linkToken: fromAddress } });
  }, [fromAddress, pathname, search, navigate]);

  return fromAddress || readState(state);
}

function readState(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('linkToken' in state)) return undefined;
  return typeof state.linkToken === 'string' ? state.linkToken : undefined;
}
