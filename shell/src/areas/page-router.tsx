import { useSyncExternalStore } from 'react';
import { RouterProvider } from 'react-router-dom';
import type { ShellRouter } from './shell-router';

/**
 * Shows the pages of the router. The first page is rendered in one go: a transition would cut it into slices with a frame
 * between any two, for the sake of a screen that has nothing on it yet, and show its heading last.
 */
export function PageRouter({ router }: { router: ShellRouter }) {
  const opened = useSyncExternalStore(
    (onChange) => router.subscribe(onChange),
    () => router.state.initialized,
  );
  return <RouterProvider router={router} {...(opened ? {} : { useTransitions: false })} />;
}
