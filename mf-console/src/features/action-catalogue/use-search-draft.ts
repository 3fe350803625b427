import { useEffect, useState } from 'react';

const PAUSE_MS = 300;

/**
 * What is being typed, before it becomes the search: it is passed on after a pause.
 * When the search changes from outside (back button, "Clear filters") the draft follows.
 */
export function useSearchDraft(search: string, onSearch: (search: string) => void) {
  const [draft, setDraft] = useState(search);
  // The address follows a moment later: what we asked for must not come back and overwrite what was typed since.
  const [asked, setAsked] = useState(search);
  const [seen, setSeen] = useState(search);

  if (search !== seen) {
    setSeen(search);
    if (search !== asked) {
      setAsked(search);
      setDraft(search);
    }
  }

  const wanted = draft.trim();
  useEffect(() => {
    if (wanted === asked) return;
    const timer = setTimeout(() => {
      setAsked(wanted);
      onSearch(wanted);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [wanted, asked]); // a new callback is no reason to wait again

  return { draft, setDraft };
}
