import { useState } from 'react';
import { useBlocker } from 'react-router-dom';
import { useDebouncedCallback } from 'use-debounce';

const SEARCH_DEBOUNCE_MS = 300;

/**
 * The text of the search field, and the debounced call that makes it the search. When the search changes from outside
 * (back button, a link) the text follows.
 */
export function useSearchDraft(search: string, onSearch: (search: string) => void) {
  const [text, setText] = useState(search);
  // The search that this field asked for last: when it arrives in the address, text typed since then stays.
  const [requested, setRequested] = useState(search);
  const [seen, setSeen] = useState(search);

  if (search !== seen) {
    setSeen(search);
    if (search !== requested) {
      setRequested(search);
      setText(search);
    }
  }

  const pending = useDebouncedCallback(() => {
    const wanted = text.trim();
    if (wanted === search) return;
    setRequested(wanted);
    onSearch(wanted);
  }, SEARCH_DEBOUNCE_MS);

  // A blocker is called before a navigation starts: an effect could come after the timer. It never blocks.
  useBlocker(({ currentLocation, nextLocation }) => {
    if (nextLocation.pathname !== currentLocation.pathname) pending.cancel();
    return false;
  });

  return {
    text,
    type: (next: string) => {
      setText(next);
      pending();
    },
    /** Cancels the pending search and returns its text, for a caller that writes it to the address itself. */
    take: (): string => {
      pending.cancel();
      setRequested(text.trim());
      return text.trim();
    },
    clear: () => {
      pending.cancel();
      setRequested('');
      setText('');
    },
  };
}
