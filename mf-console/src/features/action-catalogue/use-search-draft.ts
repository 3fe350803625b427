import { useEffect, useState } from 'react';

const PAUSE_MS = 300;

/**
 * What is being typed, before it becomes the search: it is passed on after a pause.
 * When the search changes from outside (back button, "Clear filters") the draft follows.
 */
export function useSearchDraft(search: string, onSearch: (search: string) => void) {
  const [draft, setDraft] = useState(search);
  const [known, setKnown] = useState(search);

  if (search !== known) {
    setKnown(search);
    setDraft(search);
  }

  const wanted = draft.trim();
  useEffect(() => {
    if (wanted === known) return;
    const timer = setTimeout(() => {
      setKnown(wanted);
      onSearch(wanted);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [wanted, known]); // a new callback is no reason to wait again

  return { draft, setDraft };
}
