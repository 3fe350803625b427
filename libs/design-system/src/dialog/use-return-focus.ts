import { useState } from 'react';

/** What a dialog that a link opened belongs to; null when it is not on the page. */
export type FindOpener = () => HTMLElement | null;

/**
 * Returns the focus to the element that opened a dialog, or to the one that `findOpener` gives when nothing had the focus. Radix
 * does that for its own triggers only; ours are opened by state. An element that received the focus meanwhile keeps it.
 */
export function useReturnFocus(open: boolean, findOpener?: FindOpener) {
  const [wasOpen, setWasOpen] = useState(false);
  const [opener, setOpener] = useState<Element | null>(null);

  // Read before the content is rendered: a calendar in it takes the focus without an event.
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setOpener(document.activeElement);
  }

  return {
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (!isNothing(document.activeElement)) return;
      if (isNothing(opener)) findOpener?.()?.focus();
      else if (opener instanceof HTMLElement) opener.focus();
    },
  };
}

/** Where the focus is when no element has it. */
function isNothing(element: Element | null): boolean {
  return element === null || element === document.body;
}
