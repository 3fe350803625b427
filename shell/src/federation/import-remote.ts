import { checkFiles } from './checked-files';
import { importMaps } from './import-maps';
import { sharedPackages } from './shared-packages';

/** Imports the exposed module of a remote. Rejects with the original error; has no time-out of its own. */
export type ImportRemote = (name: string, entry: string) => Promise<unknown>;

/** What the entry of a remote exports: the container protocol of module federation. */
interface RemoteContainer {
  init(shared: typeof SHARE_SCOPE): Promise<unknown>;
  get(module: string): Promise<() => unknown>;
}

/** By name and version. There is one version of everything, so nothing is negotiated. */
const SHARE_SCOPE = Object.fromEntries(
  Object.entries(sharedPackages).map(([name, { version, ...share }]) => [name, { [version]: share }]),
);

/** A dev server's entry brings the development build of the protocol, which talks to the runtime of the federation. */
const importFromDevServer = import.meta.env.DEV ? import('./dev-server-remotes') : undefined;

/** How the page gets remotes. Called once. `integrityListOf` gives the hash that a composition names for a version, by its entry. */
export function startFederation(integrityListOf: (entry: string) => string | undefined): ImportRemote {
  const attempts = new Map<string, number>();

  return async (name, entry) => {
    const attempt = (attempts.get(entry) ?? 0) + 1;
    attempts.set(entry, attempt);
    // The browser remembers failures by address.
    const address = attempt === 1 ? entry : `${entry}?attempt=${attempt}`;
    const { href, origin } = new URL(address, location.origin);
    if (importFromDevServer && origin !== location.origin)
      return (await importFromDevServer).importFromDevServer(`${name}-${attempts.size}-${attempt}`, href);

    await checkFiles({ entry, address, isFirst: attempt === 1, integrityList: integrityListOf(entry) }, importMaps);
    const container = (await import(/* @vite-ignore */ href)) as RemoteContainer; // what it exposes is checked by the loader
    await container.init(SHARE_SCOPE);
    return (await container.get('./remote'))();
  };
}
