import type { JsonStore } from './json-store.ts';

/** Operations on the provider's state, at the provider's time. */
export abstract class StoreOperations {
  protected readonly store: JsonStore;
  /** This moment, in seconds. */
  protected readonly now: () => number;

  constructor(store: JsonStore, now: () => number) {
    this.store = store;
    this.now = now;
  }
}
