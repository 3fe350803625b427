import { useCallback, useLayoutEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

type NavigateOptions = NonNullable<Parameters<ReturnType<typeof useSearchParams>[1]>[1]>;

/**
 * The query of the address, and what changes it. Each change applies to the one before it, rendered or not: navigations are rendered
 * as transitions, and the router would apply a quick second change to the query of the last render, which loses the first.
 */
export function useLatestParams() {
  const [rendered, setParams] = useSearchParams();
  const latest = useRef(rendered);
  // Also a navigation to the query that is shown already takes the place of a change that was not rendered.
  const { key } = useLocation();
  useLayoutEffect(() => void (latest.current = rendered), [rendered, key]);
  const change = useCallback(
    (update: (current: URLSearchParams) => URLSearchParams, options?: NavigateOptions) => {
      latest.current = update(latest.current);
      setParams(latest.current, options);
    },
    [setParams],
  );
  return [rendered, change] as const;
}
