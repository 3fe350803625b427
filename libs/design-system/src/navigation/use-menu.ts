import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';

/** A button and what it opens. Escape closes it, with the focus back on the button, and so does leaving it by keyboard. */
export function useMenu() {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  const onKeyDown = (event: KeyboardEvent) => {
    if (!open || event.key !== 'Escape') return;
    // A menu around this one stays open.
    event.stopPropagation();
    setOpen(false);
    button.current?.focus();
  };

  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
  };

  return { open, setOpen, button, frame: { onKeyDown, onBlur } };
}
