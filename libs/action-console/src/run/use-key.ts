import { useEffect, useState } from 'react';
import { forgetHandedKey, readHandedKey } from './key-handover';

/** The key of one console: typed, or handed over from the page that made it. It lives in this state, and ends with it. */
export function useKey() {
  const [initial] = useState(readHandedKey);
  const [key, setKey] = useState(initial ?? '');
  const [isSaved, setSaved] = useState(false);

  useEffect(() => {
    forgetHandedKey();
    const clear = () => setKey('');
    // A browser may keep the page it leaves, and show it again as it was.
    globalThis.addEventListener('pagehide', clear);
    return () => globalThis.removeEventListener('pagehide', clear);
  }, []);

  const isHanded = initial !== null && key === initial;
  return { key, setKey, isHanded, isUnsaved: isHanded && !isSaved, noteSaved: () => setSaved(true) };
}
