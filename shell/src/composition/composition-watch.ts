import { withinBudget } from '@declic/remote-kit/host';
import type { CompositionStore } from './composition-store';
import { fetchNewerComposition } from './read-composition';

/** A tab that is looked at again asks when it has not done so for this long, in milliseconds. */
const TAB_INTERVAL_MS = 30_000;
/** Areas that are opened together share one question. */
const LOAD_INTERVAL_MS = 1_000;
/** How long a navigation waits for the registry. */
const REGISTRY_TIMEOUT_MS = 600;

/**
 * Keeps the composition of an open page recent: it is asked for when the tab is looked at again, and before code runs for the
 * first time. A version that was withdrawn meanwhile does then not run. When the registry does not answer, the page goes on.
 */
export class CompositionWatch {
  readonly #openedAt = performance.now();
  #askedAt: number | undefined;
  #hasRun = false;
  #asking: Promise<void> | undefined;

  constructor(private readonly store: CompositionStore) {}

  /** Called once. */
  start(): void {
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') void this.#renew(TAB_INTERVAL_MS, this.#openedAt);
    });
    // Back from the cache of pages: what it shows may have been withdrawn since it was left.
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) void this.#renew(LOAD_INTERVAL_MS, -Infinity);
    });
  }

  /** Before the code of an area runs for the first time. Never rejects. */
  async beforeFirstRun(): Promise<void> {
    const isOwnArea = !this.#hasRun && performance.now() - this.#openedAt < LOAD_INTERVAL_MS && cameFromServer();
    this.#hasRun = true;
    // Its composition came with the page.
    if (isOwnArea) return;
    const answered = this.#renew(LOAD_INTERVAL_MS, -Infinity);
    await withinBudget(answered, REGISTRY_TIMEOUT_MS, () => new Error('The registry is slow.')).catch(() => undefined);
  }

  /** Asks the registry when it has not been asked for so long; before it was, `since` counts. Never rejects. */
  async #renew(intervalMs: number, since: number): Promise<void> {
    if (!this.#asking && performance.now() - (this.#askedAt ?? since) < intervalMs) return;
    this.#asking ??= this.#ask().finally(() => (this.#asking = undefined));
    await this.#asking;
  }

  async #ask(): Promise<void> {
    this.#askedAt = performance.now();
    try {
      const newer = await fetchNewerComposition(this.store.getState());
      if (newer) this.store.replace(newer);
    } catch (error) {
      console.warn('The registry could not be asked for a newer composition.', error);
    }
  }
}

/** Whether the page was sent for this visit. Going back, and opening a closed tab again, take it from the browser's cache, however old. */
function cameFromServer(): boolean {
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]; // what entries of this type are
  return opened === undefined || (opened.type !== 'back_forward' && opened.transferSize > 0);
}
