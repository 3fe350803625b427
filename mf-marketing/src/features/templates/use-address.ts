import { useCallback, useLayoutEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * The query of the address, and what changes it. Two changes before the next render are both kept, as when hydration
 * reports all that was entered before: the router would apply each to the query of the last render.
 */
export function useAddress() {
  const [rendered, setAddress] = useSearchParams();
  const latest = useRef(rendered);
  useLayoutEffect(() => void (latest.current = rendered), [rendered]);
  const change = useCallback(
    (values: Readonly<Record<string, string>>) => {
      latest.current = withValues(latest.current, values);
      setAddress(latest.current, { replace: true, preventScrollReset: true });
    },
    [setAddress],
  );
  return [rendered, change] as const;
}

/** Empty values leave the address. */
export function withValues(address: URLSearchParams, values: Readonly<Record<string, string>>): URLSearchParams {
  const next = new URLSearchParams(address);
  for (const [name, value] of Object.entries(values)) {
    if (value === '' || value === 'all') next.delete(name);
    else next.set(name, value);
  }
  return next;
}
