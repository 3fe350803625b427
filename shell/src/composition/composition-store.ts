import type { ComposedRemote, Composition } from '@declic/remote-kit/host';
import { createStore, type StoreApi } from 'zustand';
import { fetchComposition } from './read-composition';
import { WithdrawnVersions } from './withdrawn-versions';

/** The composition of this page. It changes when the registry was asked again: for a Retry, or because the page has grown old. */
export interface CompositionStore extends Pick<StoreApi<Composition>, 'getState' | 'getInitialState' | 'subscribe'> {
  /** Takes an answer of the registry. */
  replace: (next: Composition) => void;
}

export function createCompositionStore(first: Composition): CompositionStore {
  const withdrawn = new WithdrawnVersions();
  const store = createStore<Composition>(() => withdrawn.avoid(first));
  showId(first);
  store.subscribe(showId);
  return {
    ...store,
    replace(next) {
      withdrawn.learn(next);
      store.setState(withdrawn.avoid(next), true);
    },
  };
}

/** Reads the registry again; when it cannot be reached, what is known stays. */
export async function refreshComposition(store: CompositionStore): Promise<void> {
  try {
    store.replace(await fetchComposition());
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
