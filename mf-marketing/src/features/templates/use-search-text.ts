import { useState } from 'react';

/**
 * The text of the search field, which also stands in the address. The address comes after the keys, so it does not set the text,
 * unless something else has changed it, such as the back button.
 */
export function useSearchText(search: string, onSearch: (search: string) => void) {
  const [text, setText] = useState(search);
  const [seen, setSeen] = useState(search);
  // What was typed and is not in the address yet.
  const [awaited, setAwaited] = useState<readonly string[]>([]);

  if (search !== seen) {
    const arrived = awaited.indexOf(search);
    setSeen(search);
    setAwaited(arrived === -1 ? [] : awaited.slice(arrived + 1));
    if (arrived === -1) setText(search);
  }

  return {
    text,
    type(next: string) {
      setText(next);
      setAwaited((former) => [...former, next]);
      onSearch(next);
    },
  };
}
