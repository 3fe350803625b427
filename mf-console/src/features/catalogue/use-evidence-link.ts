import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** The action whose evidence is open; it is in the URL, so that a link opens it and the back button closes it. */
export function useEvidenceLink() {
  const [params, setParams] = useSearchParams();
  const open = useCallback(
    (slug: string) =>
      setParams((now) => {
        const next = new URLSearchParams(now);
        next.set('evidence', slug);
        return next;
      }),
    [setParams],
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
