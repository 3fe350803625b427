import type { ContractRanges, NavEntry, RemoteArea } from './remote-manifest.ts';

/** The id of the script element in the shell's HTML that holds the composition as JSON. */
export const COMPOSITION_ELEMENT_ID = 'composition';

/** Where the composition is read again: on Retry, and when the HTML carries none. */
export const COMPOSITION_PATH = '/api/releases/composition';

/** Where load and error beacons go. */
export const BEACONS_PATH = '/api/releases/beacons';

/** A version of a remote that can stand in. */
export interface FallbackVersion {
  readonly version: string;
  /** Address of its entry module. */
  readonly entry: string;
}

/** One remote as this visitor gets it. */
export interface ComposedRemote {
  readonly name: string;
  readonly version: string;
  readonly owner: string;
  readonly title: string;
  /** Address of the entry module, e.g. `/remotes/mf-flow/3f2a…/remoteEntry.js`. */
  readonly entry: string;
  readonly areas: readonly RemoteArea[];
  readonly nav: readonly NavEntry[];
  readonly contract: ContractRanges;
  /** Why this version: the stable one, the canary, or a signed override. */
  readonly channel?: 'stable' | 'canary' | 'override';
  /** The last good version, tried in the same session when this one fails. */
  readonly fallback?: FallbackVersion;
}

/** What a visitor's page is made of. */
export interface Composition {
  /** Travels on every API call (`X-Composition-Id`) and beacon. */
  readonly id: string;
  readonly remotes: readonly ComposedRemote[];
}
