import { useState } from 'react';

/**
 * Returns the focus to the element that opened a dialog. Radix does that for its own triggers only; ours are opened by state.
 * An element that received the focus meanwhile keeps it.
 */
export function useReturnFocus(open: boolean) {
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
      const isLost = document.activeElement === null || document.activeElement === document.body;
      if (isLost && opener instanceof HTMLElement) opener.focus();
    },
  };
}
