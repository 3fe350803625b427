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
  /** Replacements that were begun, those in progress, and the one that is shown. */
  #begun = 0;
  #underWay = 0;
  #shown = 0;

  constructor(private readonly create: () => ShellRouter) {
    this.current = createStore<KeyedRouter>(() => ({ router: create(), key: 0 }));
  }

  /** Whether a page is on its way, while the one before it is still on screen. */
  get isOpening(): boolean {
    return this.#underWay > 0 || !isIdle(this.current.getState().router.state);
  }

  /** Resolves when the first page is there, or what is shown in its place. */
  whenOpened(): Promise<void> {
    return waitForIdle(this.current.getState().router);
  }

  /** Opens the current address again. A navigation by the visitor cancels it. */
  async openAgain(): Promise<void> {
    const { router } = this.current.getState();
    const { key } = router.state.location;
    await waitForIdle(router);
    const { location } = router.state;
    if (location.key === key) await openAddress(router, createPath(location));
  }

  /**
   * Shows the current address in a new router. The old one stays on screen until the new one has loaded its page. Replacements may
   * overlap, as when a visitor presses Retry while the page tries by itself: what was begun last stays.
   */
  async replace(): Promise<void> {
    await waitForIdle(this.current.getState().router);
    const turn = (this.#begun += 1);
    const router = this.create();
    this.#underWay += 1;
    await waitForIdle(router).finally(() => (this.#underWay -= 1));
    if (turn < this.#shown) return router.dispose();
    this.#shown = turn;
    const { router: old, key } = this.current.getState();
    old.dispose();
    this.current.setState({ router, key: key + 1 });
    const address = createPath(globalThis.location);
    // The visitor has navigated in the old router since.
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
