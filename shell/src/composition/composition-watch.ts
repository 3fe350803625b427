import { withinBudget } from '@declic/remote-kit/host';
import type { CompositionStore } from './composition-store';
import { fetchNewerComposition } from './read-composition';

/** Code that is loaded for the first time belongs to a composition that is no older than this, in milliseconds. */
const OLDEST_MS = 30_000;
/** How long a navigation waits for the registry. */
const PATIENCE_MS = 1_000;

/**
 * Keeps the composition of an open page recent: it is asked for when the tab is looked at again, and before code is loaded for the
 * first time. A version that was withdrawn meanwhile is then not loaded. When the registry does not answer, the page goes on.
 */
export class CompositionWatch {
  #askedAt = performance.now();
  #asking: Promise<void> | undefined;

  constructor(private readonly store: CompositionStore) {}

  /** Called once. */
  start(): void {
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') void this.renew();
    });
  }

  /** Before the code of an area is loaded. Resolves at once while the composition is recent, and never rejects. */
  async beforeLoading(): Promise<void> {
    await withinBudget(this.renew(), PATIENCE_MS, () => new Error('The registry is slow.')).catch(() => undefined);
  }

  /** Asks the registry when the composition has grown old. Never rejects. */
  renew(): Promise<void> {
    if (performance.now() - this.#askedAt < OLDEST_MS) return Promise.resolve();
    this.#asking ??= this.#ask().finally(() => (this.#asking = undefined));
    return this.#asking;
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
