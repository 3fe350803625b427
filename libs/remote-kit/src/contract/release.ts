import type { components } from '@declic/openapi/types';

/** The name of the file that a remote's build writes beside its code. */
export const RELEASE_FILE = 'release.json';

/** `dist/release.json`: everything the registry and the edge need to know about one immutable version of a remote. */
export type ReleaseManifest = components['schemas']['ReleaseManifest'];

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
