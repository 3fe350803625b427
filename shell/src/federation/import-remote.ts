import { init } from '@module-federation/runtime';
import * as runtimeCore from '@module-federation/runtime/core';
import { checkFiles } from './checked-files';
import { ImportMaps } from './import-maps';
import { sharedPackages } from './shared-packages';

/** Imports the exposed module of a remote. Rejects with the original error; has no time-out of its own. */
export type ImportRemote = (name: string, entry: string) => Promise<unknown>;

/** Starts the federation runtime. Called once. `integrityListOf` gives the hash that a composition names for a version, by its entry. */
export function startFederation(integrityListOf: (entry: string) => string | undefined): ImportRemote {
  globalThis._FEDERATION_RUNTIME_CORE = runtimeCore;
  const federation = init({ name: 'shell', remotes: [], shared: sharedPackages });
  const maps = new ImportMaps();
  const attempts = new Map<string, number>();

  return async (name, entry) => {
    const attempt = (attempts.get(entry) ?? 0) + 1;
    attempts.set(entry, attempt);
    // The runtime and the browser both remember failures, by name and by address: each attempt gets new ones.
    const alias = `${name}-${attempts.size}-${attempt}`;
    const address = attempt === 1 ? entry : `${entry}?attempt=${attempt}`;
    await checkFiles({ entry, address, isFirst: attempt === 1, integrityList: integrityListOf(entry) }, maps);
    federation.registerRemotes([{ name: alias, entry: new URL(address, location.origin).href, type: 'module' }]);
    return federation.loadRemote(`${alias}/remote`);
  };
}
