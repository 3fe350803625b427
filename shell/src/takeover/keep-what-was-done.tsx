import { type ReactNode, useEffect, useInsertionEffect, useLayoutEffect, useState } from 'react';
import { findTypedInput, repeatTypedInput, restoreTypedInput, type TypedInput } from './typed-input';

/**
 * Keeps what was typed into a page, and how far it was scrolled, before its code took it over. Code that starts writes its own
 * initial values, and the router begins at the top: both at the end of the commit in which this notes what is there, before a frame
 * is painted.
 */
export function KeepWhatWasDone({ root, children }: { root: Element; children: ReactNode }) {
  // A select is written while the page is being rendered.
  const [typed] = useState<TypedInput>(() => findTypedInput(root));
  const [scrolled] = useState({ to: 0 });

  useInsertionEffect(() => {
    for (const [control, content] of findTypedInput(root)) typed.set(control, content);
    scrolled.to = window.scrollY;
  }, [root, typed, scrolled]);

  useLayoutEffect(() => {
    // Once this commit is over, or the answer to an event would be drawn before its state; still before the next frame.
    queueMicrotask(() => repeatTypedInput(typed));
    if (scrolled.to > 0 && window.scrollY !== scrolled.to) window.scrollTo({ top: scrolled.to, behavior: 'instant' });
  }, [typed, scrolled]);

  // Forms set their values once more when they have been shown.
  useEffect(() => {
    queueMicrotask(() => {
      restoreTypedInput(typed);
      typed.clear();
    });
  }, [typed]);

  return children;
}
