import {
  type ReactNode,
  useEffect,
  useEffectEvent,
  useInsertionEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { noteFocus } from './note-focus';
import { repeatTypedInput, restoreTypedInput } from './repeat-input';
import { shieldText } from './shield-text';
import { findTypedInput, type TypedInput } from './typed-input';

export interface KeepWhatWasDoneProps {
  root: Element;
  /** Called when the page of the code is there. */
  onTakenOver?: () => void;
  children: ReactNode;
}

/**
 * Keeps what was typed into a page, where the cursor was and how far it was scrolled, before its code took it over or replaced it.
 * Code that starts writes its own initial values, and the router begins at the top: both at the end of the commit in which this notes
 * what is there, before a frame is painted.
 */
export function KeepWhatWasDone({ root, onTakenOver, children }: KeepWhatWasDoneProps) {
  // The page is still there while its successor is being rendered, in which a select is written.
  const [before] = useState(() => note(root));
  const done = useRef(before);
  const [first] = useState(() => root.firstElementChild);
  const unshield = useRef(() => {});

  useInsertionEffect(() => {
    // Of a page that is rendered anew, nothing is there any more.
    if (!first?.isConnected) return;
    const now = note(root);
    done.current = { ...now, typed: merge(before.typed, now.typed) };
    unshield.current = shieldText(done.current.typed);
  }, [root, before, first]);

  useLayoutEffect(() => {
    const { typed, scrollY, focus } = done.current;
    // Once this commit is over, or the answer to an event would be drawn before its state; still before the next frame.
    queueMicrotask(() => {
      unshield.current();
      repeatTypedInput(root, typed);
      unshield.current = shieldText(typed);
      focus(root);
    });
    if (window.scrollY !== scrollY) window.scrollTo({ top: scrollY, behavior: 'instant' });
  }, [root]);

  // Forms set their values once more when they have been shown.
  useEffect(() => {
    queueMicrotask(() => {
      unshield.current();
      restoreTypedInput(root, done.current.typed);
      done.current = { ...done.current, typed: [] };
    });
  }, [root]);

  const notify = useEffectEvent(() => onTakenOver?.());
  useEffect(() => notify(), []);

  return children;
}

function note(root: Element) {
  return { typed: findTypedInput(root), scrollY: window.scrollY, focus: noteFocus(root) };
}

function merge(before: readonly TypedInput[], now: readonly TypedInput[]): TypedInput[] {
  return [...before.filter(({ control }) => !now.some((it) => it.control === control)), ...now];
}
