import type { Composition } from '@declic/remote-kit/host';
import type { CompositionStore } from './composition-store';

/** Finds the hash of the list of hashes of a version by its entry, also of versions that an earlier composition of this page named. */
export function integrityLists(store: CompositionStore): (entry: string) => string | undefined {
  const known = new Map<string, string>();
  const learn = ({ remotes }: Composition) => {
    for (const { entry, integrityList, fallback } of remotes) {
      if (integrityList !== undefined) known.set(entry, integrityList);
      if (fallback?.integrityList !== undefined) known.set(fallback.entry, fallback.integrityList);
    }
  };
  learn(store.getState());
  store.subscribe(learn);
  return (entry) => known.get(entry);
}
