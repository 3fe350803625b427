import { useSyncExternalStore } from 'react';
import { RouterProvider } from 'react-router-dom';
import { useStore } from 'zustand';
import type { ShellRouter, ShellRouters } from './shell-routers';

/** Shows the pages of the router that is current. */
export function CurrentRouter({ routers }: { routers: ShellRouters }) {
  const { router, key } = useStore(routers.current);
  return <ShownRouter key={key} router={router} />;
}

/**
 * Shows the pages of a router. The first page is rendered in one go: a transition would cut it into slices with a frame between
 * any two, for the sake of a screen that has nothing on it yet, and show its heading last.
 */
function ShownRouter({ router }: { router: ShellRouter }) {
  const opened = useSyncExternalStore(
    (onChange) => router.subscribe(onChange),
    () => router.state.initialized,
    () => router.state.initialized,
  );
  return <RouterProvider router={router} {...(opened ? {} : { useTransitions: false })} />;
}
