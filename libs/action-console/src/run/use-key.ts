import { sessionStore } from '@declic/session';
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
    const unsubscribe = onOtherUser(clear);
    return () => {
      globalThis.removeEventListener('pagehide', clear);
      unsubscribe();
    };
  }, []);

  const isHanded = initial !== null && key === initial;
  return { key, setKey, isHanded, isUnsaved: isHanded && !isSaved, noteSaved: () => setSaved(true) };
}

/** A page that was not left at the sign-out, because it asks first, may see another account sign in in another tab. */
function onOtherUser(listener: () => void): () => void {
  const owner = sessionStore.getState().user?.id;
  return sessionStore.subscribe(({ user }) => {
    if (user !== null && user.id !== owner) listener();
  });
}
