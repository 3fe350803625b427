import { isPreloaded } from './checked-files';
import { importMaps, type ImportMaps } from './import-maps';

/**
 * Beyond it a connection is taken to hang. The largest entry has about 80 kB on the way, which a slow connection of 25 kbit/s brings in
 * 26 s. People are told earlier that something is late; this ends the attempt, so that another one can succeed.
 */
const FETCH_TIMEOUT_MS = 30_000;

/**
 * The files that entries of this build need, which are fetched before they are imported. A module that does not come once is missing in
 * Firefox until the page is reloaded, for everything that imports it; a file that was fetched is in the browser's cache by then.
 */
export class OnDemandFiles {
  readonly #files: ReadonlyMap<string, readonly string[]>;
  readonly #fetched = new Set<string>();

  /** `entry=file,file;entry=file`, in the folder of the build. `here` is a file in its folder `assets`. */
  constructor(
    list: string,
    private readonly here: string = import.meta.url,
    private readonly maps: Pick<ImportMaps, 'hashOf'> = importMaps,
  ) {
    const entries = list.split(';').map((entry) => entry.split('=') as [string, string?]);
    this.#files = new Map(entries.map(([entry, files]) => [entry, files ? files.split(',') : []]));
  }

  /** @throws {TypeError} a file did not come: in the words of browsers for one that is imported. */
  async fetch(entry: string): Promise<void> {
    const files = this.#files.get(entry) ?? [];
    await Promise.all(files.map((file) => this.#fetchOnce(new URL(`../${file}`, this.here))));
  }

  async #fetchOnce({ href, pathname }: URL): Promise<void> {
    if (this.#fetched.has(href) || isPreloaded(pathname)) return;
    const integrity = this.maps.hashOf(pathname);
    const isHere = await fetchWhole(href, integrity === undefined ? {} : { integrity }).catch(() => false);
    if (!isHere) throw new TypeError(`error loading dynamically imported module: ${href}`);
    this.#fetched.add(href);
  }
}

/** Those of this page. */
export const onDemandFiles = new OnDemandFiles(__ON_DEMAND_FILES__);

/** It is in the cache once all of it has come. */
async function fetchWhole(address: string, options: RequestInit): Promise<boolean> {
  const response = await fetch(address, { ...options, signal: AbortSignal.timeout(FETCH_TIMEOUT_MS) });
  await response.arrayBuffer();
  return response.ok;
}
