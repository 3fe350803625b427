import type { ComposedRemote, Composition } from '@declic/remote-kit/host';
import { createStore, type StoreApi } from 'zustand';
import { fetchComposition } from './read-composition';

/** The composition of this page. It changes only when a Retry asked the registry again. */
export type CompositionStore = StoreApi<Composition>;

export function createCompositionStore(first: Composition): CompositionStore {
  const store = createStore<Composition>(() => first);
  showId(first);
  store.subscribe(showId);
  return store;
}

/** Reads the registry again; when it cannot be reached, what is known stays. */
export async function refreshComposition(store: CompositionStore): Promise<void> {
  try {
    store.setState(await fetchComposition(), true);
  } catch (error) {
    console.warn('The composition could not be read again.', error);
  }
}

export function remoteNamed(store: CompositionStore, name: string): ComposedRemote | undefined {
  return store.getState().remotes.find((remote) => remote.name === name);
}

/** The API clients send this id along, so that a service's log names what was on screen. */
function showId({ id }: Composition): void {
  document.documentElement.dataset['compositionId'] = id;
}
