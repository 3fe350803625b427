import type { RouteObject } from 'react-router-dom';
import type { RemoteManifest } from './contract';

/** What a remote exposes, as the only export of its only exposed module. */
export interface Remote {
  readonly manifest: RemoteManifest;
  /** Routes with absolute paths, each inside one of the manifest's areas. */
  readonly routes: readonly RouteObject[];
}

/** Declares a remote: `export const remote = defineRemote({ manifest, routes })`. */
export function defineRemote(remote: Remote): Remote {
  return remote;
}

/** What the shell gets when it loads `<name>/remote`. */
export interface RemoteModule {
  readonly remote: Remote;
}

/** Whether something that was loaded is a remote, and the one that was asked for. */
export function isRemoteModule(loaded: unknown, name: string): loaded is RemoteModule {
  if (typeof loaded !== 'object' || loaded === null || !('remote' in loaded)) return false;
  const { remote } = loaded as { remote: Partial<Remote> | undefined }; // checked member by member below
  return remote?.manifest?.id === name && Array.isArray(remote.routes);
}
