import { useRef } from 'react';

/**
 * Gives the focus back to what opened a dialog. Radix does that only for its own triggers; ours are opened by state. Whatever
 * took the focus for itself meanwhile keeps it.
 */
export function useReturnFocus() {
  const opener = useRef<Element | null>(null);

  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const isLost = document.activeElement === null || document.activeElement === document.body;
      if (isLost && opener.current instanceof HTMLElement) opener.current.focus();
    },
  };
}
