import { type RefObject, useEffect, useRef } from 'react';

/** For the heading of a page whose state changes: it has the focus where the button that changed the state has gone with it. */
export function useKeptFocus(state: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const former = useRef(state);
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (former.current !== state && isLost) heading.current?.focus();
    former.current = state;
  }, [state]);
  return heading;
}
