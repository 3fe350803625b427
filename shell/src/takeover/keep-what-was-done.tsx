import { type ReactNode, useEffect, useInsertionEffect, useLayoutEffect, useRef, useState } from 'react';
import { findTypedInput, repeatTypedInput, restoreTypedInput, type TypedInput } from './typed-input';

/**
 * Keeps what was typed into a page, and how far it was scrolled, before its code took it over. Code that starts writes its own
 * initial values, and the router begins at the top: both at the end of the commit in which this notes what is there, before a frame
 * is painted.
 */
export function KeepWhatWasDone({ root, children }: { root: Element; children: ReactNode }) {
  // A select is written while the page is being rendered.
  const [typed] = useState<TypedInput>(() => findTypedInput(root));
  const scrolledTo = useRef(0);

  useInsertionEffect(() => {
    for (const [control, content] of findTypedInput(root)) typed.set(control, content);
    scrolledTo.current = window.scrollY;
  }, [root, typed]);

  useLayoutEffect(() => {
    // Once this commit is over, or the answer to an event would be drawn before its state; still before the next frame.
    queueMicrotask(() => repeatTypedInput(typed));
    const top = scrolledTo.current;
    if (top > 0 && window.scrollY !== top) window.scrollTo({ top, behavior: 'instant' });
  }, [typed]);

  // Forms set their values once more when they have been shown.
  useEffect(() => {
    queueMicrotask(() => {
      restoreTypedInput(typed);
      typed.clear();
    });
  }, [typed]);

  return children;
}
