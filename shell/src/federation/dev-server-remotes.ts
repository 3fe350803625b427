import { init } from '@module-federation/runtime';
import * as runtimeCore from '@module-federation/runtime/core';
import { sharedPackagesFor } from './shared-packages';

globalThis._FEDERATION_RUNTIME_CORE = runtimeCore;
const federation = init({ name: 'shell', remotes: [], shared: sharedPackagesFor('a dev server') });

/** Imports a remote from its dev server, with hot reload. The runtime remembers failures by name, so each attempt needs a new one. */
export function importFromDevServer(alias: string, entry: string): Promise<unknown> {
  federation.registerRemotes([{ name: alias, entry, type: 'module' }]);
  return federation.loadRemote(`${alias}/remote`);
}
