import { useCallback, useLayoutEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

/** The action whose evidence is open; it is in the URL, so that a link opens it and the back button closes it. */
export function useEvidenceLink() {
  const [params, setParams] = useSearchParams();
  const latest = useRef(setParams);
  useLayoutEffect(() => {
    latest.current = setParams;
  }, [setParams]);
  // The same function for every address: another one would render all cards again at each search.
  const open = useCallback(
    (slug: string) =>
      latest.current((now) => {
        const next = new URLSearchParams(now);
        next.set('evidence', slug);
        return next;
      }),
    [],
  );
  const close = () =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        next.delete('evidence');
        return next;
      },
      { replace: true },
    );
  return { slug: params.get('evidence'), open, close };
}
