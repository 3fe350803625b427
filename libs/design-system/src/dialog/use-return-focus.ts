import { useState } from 'react';

/**
 * Gives the focus back to what opened a dialog. Radix does that only for its own triggers; ours are opened by state. Whatever
 * took the focus for itself meanwhile keeps it.
 */
export function useReturnFocus(open: boolean) {
  const [wasOpen, setWasOpen] = useState(false);
  const [opener, setOpener] = useState<Element | null>(null);

  // Before the content is there: a calendar in it takes the focus at once, without anybody being told.
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
