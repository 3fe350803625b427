import { checkFiles } from './checked-files';
import { importMaps } from './import-maps';
import { sharedPackagesFor } from './shared-packages';

/** Imports the exposed module of a remote. Rejects with the original error; has no time-out of its own. */
export type ImportRemote = (name: string, entry: string) => Promise<unknown>;

/** What the entry of a remote exports: the container protocol of module federation. */
interface RemoteContainer {
  init(shared: ReturnType<typeof createShareScope>): Promise<unknown>;
  get(module: string): Promise<() => unknown>;
}

/** By name and version. There is one version of everything, so nothing is negotiated. */
const createShareScope = (remote: string) =>
  Object.fromEntries(
    Object.entries(sharedPackagesFor(remote)).map(([name, { version, ...share }]) => [name, { [version]: share }]),
  );

/** A dev server's entry brings the development build of the protocol, which talks to the runtime of the federation. */
const importFromDevServer = import.meta.env.DEV ? import('./dev-server-remotes') : undefined;

export interface FederationOptions {
  /** The hash of the list of hashes that a composition names for a version, by its entry. */
  integrityListOf: (entry: string) => string | undefined;
  /** The path that is being opened. */
  openedPath: () => string;
}

/** How the page gets remotes. Called once. */
export function startFederation({ integrityListOf, openedPath }: FederationOptions): ImportRemote {
  const attempts = new Map<string, number>();

  return async (name, entry) => {
    const attempt = (attempts.get(entry) ?? 0) + 1;
    attempts.set(entry, attempt);
    // The browser remembers failures by address.
    const address = attempt === 1 ? entry : `${entry}?attempt=${attempt}`;
    const { href, origin } = new URL(address, location.origin);
    if (importFromDevServer && origin !== location.origin)
      return (await importFromDevServer).importFromDevServer(`${name}-${attempts.size}-${attempt}`, href);

    const integrityList = integrityListOf(entry);
    await checkFiles({ entry, address, isFirst: attempt === 1, path: openedPath(), integrityList }, importMaps);
    const container = (await import(/* @vite-ignore */ href)) as RemoteContainer; // what it exposes is checked by the loader
    await container.init(createShareScope(name));
    return (await container.get('./remote'))();
  };
}
