import { type createBrowserRouter, createPath } from 'react-router-dom';
import { createStore, type StoreApi } from 'zustand';

export type ShellRouter = ReturnType<typeof createBrowserRouter>;

export interface KeyedRouter {
  readonly router: ShellRouter;
  /** The key of the element that shows it: a router provider takes no other router (react-router #13374). */
  readonly key: number;
}

/** The router of the page. Routes that it knows cannot be changed, so replaced code gets a new router at the same address. */
export class ShellRouters {
  readonly current: StoreApi<KeyedRouter>;

  constructor(private readonly create: () => ShellRouter) {
    this.current = createStore<KeyedRouter>(() => ({ router: create(), key: 0 }));
  }

  /** Opens the current address again. Visitors who leave meanwhile are not called back. */
  async openAgain(): Promise<void> {
    const { router } = this.current.getState();
    const { key } = router.state.location;
    await waitForIdle(router);
    const { location } = router.state;
    if (location.key === key) await openAddress(router, createPath(location));
  }

  /** Shows the current address in a new router. The old one stays on screen until the new one has loaded its page. */
  async replace(): Promise<void> {
    const { router: old, key } = this.current.getState();
    await waitForIdle(old);
    const router = this.create();
    await waitForIdle(router);
    old.dispose();
    this.current.setState({ router, key: key + 1 });
    const address = createPath(globalThis.location);
    // The visitor has gone on in the old router meanwhile.
    if (createPath(router.state.location) !== address) await openAddress(router, address);
  }
}

function openAddress(router: ShellRouter, address: string): Promise<void> {
  return router.navigate(address, { replace: true, preventScrollReset: true });
}

async function waitForIdle(router: ShellRouter): Promise<void> {
  if (isIdle(router.state)) return;
  await new Promise<void>((resolve) => {
    const unsubscribe = router.subscribe((state) => {
      if (!isIdle(state)) return;
      unsubscribe();
      resolve();
    });
  });
}

function isIdle({ initialized, navigation }: ShellRouter['state']): boolean {
  return initialized && navigation.state === 'idle';
}
