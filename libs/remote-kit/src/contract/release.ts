import type { components } from '@declic/openapi/types';

/** The name of the shell among what is released. */
export const SHELL = 'shell';

/** The name of the file that a build writes beside its code. */
export const RELEASE_FILE = 'release.json';

/** The file of a release that holds the contracts of the operations that its code calls, as they were when it was built. */
export const API_CONTRACT_FILE = 'api-contract.json';

/** `dist/release.json`: everything the registry and the edge need to know about one immutable version of a remote. */
export type ReleaseManifest = components['schemas']['ReleaseManifest'];

/** The `release.json` of a build of the shell. */
export type ShellManifest = components['schemas']['ShellManifest'];

/** What is released: the shell, or a remote. */
export type DeployableManifest = components['schemas']['DeployableManifest'];

/** A file of a release. `release.json` itself is not listed. */
export type ReleaseFile = components['schemas']['ReleaseFile'];

/** The name of the file that lists the hashes of a remote's modules for pages that load the remote later than at their start. */
export const INTEGRITY_FILE = 'integrity.json';

/** `dist/integrity.json`. Its own hash is part of a composition. */
export interface IntegrityList {
  /** The hash of each module, by path. */
  readonly integrity: Readonly<Record<string, string>>;
  /** As in the release: what the first view of each route needs. */
  readonly preload: ReleaseManifest['preload'];
}

/** Marks an import map that is the only one of its page, because the browser takes no later one. */
export const ONLY_MAP_ATTRIBUTE = 'data-only-map';
