import type { RemoteRegistry } from './remote-registry';
import type { ShellRouters } from './shell-routers';

/** Errors within this time after a remote unmounts are attributed to it, in milliseconds. */
const UNMOUNT_MS = 1_000;

/**
 * Keeps an area usable when the code of a remote throws while it runs. The states of an area:
 *
 *     shown ──throws──▶ crashed ──a remote that just unmounted threw──▶ opened again ──▶ shown, or crashed by its own code
 *                          │
 *                          ├──there is a last good version──▶ fallback shown ──throws──▶ given up
 *                          └──there is none─────────────────▶ given up
 *
 *     given up (a card with Retry) ──Retry──▶ the registry is asked ──▶ its version, or the same code once more, is shown
 */
export class RemoteRecovery {
  readonly #unmounted = new Map<string, number>();

  constructor(
    private readonly registry: RemoteRegistry,
    private readonly routers: ShellRouters,
  ) {}

  /** Remembers that the page of a remote is being taken down. */
  markUnmounting(name: string): void {
    this.#unmounted.delete(name);
    this.#unmounted.set(name, performance.now());
  }

  /**
   * Reports a crash on the page of `name`, and shows the page again where that may help. Resolves to false when there is nothing
   * left to try.
   */
  async recover(error: unknown, name?: string): Promise<boolean> {
    const left = this.#takeRecentlyUnmounted(name);
    const culprit = left ?? name;
    if (culprit === undefined) console.error('The page failed.', error);
    else this.registry.reportCrash(culprit, error);

    if (left === undefined) {
      if (name === undefined || !this.registry.canFallBack(name)) return false;
      await this.registry.fallBack(name);
    }
    await this.reopen();
    return true;
  }

  /** Asks the registry again, and opens the page with the version that it names, or with the same code. */
  async retry(name: string): Promise<void> {
    await this.registry.renew(name).catch((error: unknown) => console.warn(`${name} could not be renewed.`, error));
    await this.reopen();
  }

  /** Opens the current address again, with the code that was replaced meanwhile. */
  reopen(): Promise<void> {
    return this.registry.consumeRoutesChanged() ? this.routers.replace() : this.routers.openAgain();
  }

  /**
   * The remote other than `current` that unmounted just now, once. React hands an error thrown while unmounting to a boundary
   * that stays, which is the boundary of the page that is coming: without this, leaving a broken remote would blame, and hide,
   * the next one. (A crash unmounts the crashing remote's own page as well; that is not meant.)
   */
  #takeRecentlyUnmounted(current?: string): string | undefined {
    const since = performance.now() - UNMOUNT_MS;
    const left = [...this.#unmounted].find(([name, at]) => name !== current && at >= since)?.[0];
    this.#unmounted.clear();
    return left;
  }
}
