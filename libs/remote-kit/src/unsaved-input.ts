import { useEffect } from 'react';
import { createStore, type StoreApi } from 'zustand';

/** How many forms on screen hold what was typed and not sent. As long as there is one the page offers nothing that would lose it. */
export const unsavedForms: StoreApi<number> = createStore<number>(() => 0);

/** Says that a form holds unsaved input, for as long as it is on screen. `useApiForm` does this by itself. */
export function useUnsavedInput(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return undefined;
    unsavedForms.setState((forms) => forms + 1, true);
    return () => unsavedForms.setState((forms) => forms - 1, true);
  }, [isUnsaved]);
}
