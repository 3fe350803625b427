import type { Composition } from '@declic/remote-kit/host';
import { createStore, type StoreApi } from 'zustand';
import type { CompositionStore } from './composition-store';

/** The code of this page. */
interface PageCode {
  /** The remotes whose code has been loaded. */
  readonly loaded: readonly { readonly name: string; readonly version: string }[];
}

/**
 * Whether the registry names other versions than those that run in this page. Only a change while the page is open counts: code that
 * stands in for a version that failed is no older version.
 */
export function watchForNewVersion(store: CompositionStore, page: PageCode): StoreApi<boolean> {
  const isOutdated = createStore<boolean>(() => false);
  const changed = new Set<string>();
  const ownShell = store.getState().shell?.version;

  store.subscribe((next, before) => {
    for (const { name, version } of next.remotes)
      if (findVersion(before, name) !== version && isLoaded(page, name)) changed.add(name);
    const other = page.loaded.some(({ name, version }) => changed.has(name) && findVersion(next, name) !== version);
    isOutdated.setState(other || (ownShell !== undefined && isOther(next.shell?.version, ownShell)), true);
  });
  return isOutdated;
}

function findVersion({ remotes }: Composition, name: string): string | undefined {
  return remotes.find((remote) => remote.name === name)?.version;
}

function isLoaded({ loaded }: PageCode, name: string): boolean {
  return loaded.some((remote) => remote.name === name);
}

function isOther(named: string | undefined, own: string): boolean {
  return named !== undefined && named !== own;
}
