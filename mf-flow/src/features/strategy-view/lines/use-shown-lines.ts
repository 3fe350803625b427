import { useState } from 'react';

/** So many lines are in sight before the others are asked for. With one more, that one is shown instead of a button. */
const FEW = 8;

/** The first lines of a long part; all of them on demand, and when one comes on top, which stands at the end. */
export function useShownLines<Line>(lines: readonly Line[]) {
  const [isOpen, setOpen] = useState(false);
  const [count, setCount] = useState(lines.length);
  if (count !== lines.length) {
    setCount(lines.length);
    if (lines.length > count) setOpen(true);
  }
  const isLong = lines.length > FEW + 1;
  return {
    shown: isLong && !isOpen ? lines.slice(0, FEW) : lines,
    isLong,
    isOpen,
    toggle: () => setOpen(!isOpen),
  };
}
