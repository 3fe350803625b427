import type { components, paths } from '@declic/openapi/types';

/** The id of the script element in the shell's HTML that holds the composition as JSON. */
export const COMPOSITION_ELEMENT_ID = 'composition';

/** Where load and error beacons go. */
export const BEACONS_PATH = '/api/releases/beacons' satisfies keyof paths;

type Schemas = components['schemas'];

/** What a visitor's page is made of. Its id travels on every API call (`X-Composition-Id`) and beacon. */
export interface Composition extends Pick<Schemas['Composition'], 'id' | 'ticket'> {
  /** The build of the shell. Absent before the first was released. */
  readonly shell?: Pick<Schemas['ComposedShell'], 'version'>;
  readonly remotes: readonly ComposedRemote[];
}

/** One remote as this visitor gets it. */
export type ComposedRemote = Schemas['PageRemote'];

/** What the shell tells the registry. */
export type Beacon = Schemas['Beacon'];

/** How a remote can fail; the values are explained in the contract. */
export type RemoteFailure = Schemas['RemoteFailedBeacon']['failure'];
