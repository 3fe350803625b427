import { type KeyboardEvent, useCallback } from 'react';

/** Ctrl+Enter, or Cmd+Enter, anywhere inside. Capturing, so that an editor does not take it as a new line. */
export function useExecuteShortcut(execute: () => void) {
  return useCallback(
    (event: KeyboardEvent<HTMLElement>) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
      // A dialog that the console opened stands elsewhere in the document.
      if (!(event.target instanceof Node && event.currentTarget.contains(event.target))) return;
      event.preventDefault();
      event.stopPropagation();
      // A key that is held down would pay again and again.
      if (!event.repeat) execute();
    },
    [execute],
  );
}
