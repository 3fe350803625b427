import type { components } from '@declic/openapi/types';

/** The name of the file that a remote's build writes beside its code. */
export const RELEASE_FILE = 'release.json';

/** `dist/release.json`: everything the registry and the edge need to know about one immutable version of a remote. */
export type ReleaseManifest = components['schemas']['ReleaseManifest'];

/** A file of a release. `release.json` itself is not listed. */
export type ReleaseFile = components['schemas']['ReleaseFile'];
