import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';

/**
 * Closes what the address opens. Where this page opened it, that took a step forward, so closing takes it back; where a link from
 * elsewhere did, `replace` writes the address anew.
 */
export function useClosing(isOpen: boolean, replace: () => void): () => void {
  const navigate = useNavigate();
  const [wasClosed, setWasClosed] = useState(!isOpen);
  if (!isOpen && !wasClosed) setWasClosed(true);

  // The browser goes back later: a second press before that would leave the page.
  const isClosing = useRef(false);
  useEffect(() => {
    isClosing.current = false;
  }, [isOpen]);

  return () => {
    if (!wasClosed) return replace();
    if (isClosing.current) return;
    isClosing.current = true;
    void navigate(-1);
  };
}
