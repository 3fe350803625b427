import type { RemoteManifest } from './remote-manifest.ts';

/** The name of the file that a remote's build writes beside its code. */
export const RELEASE_FILE = 'release.json';

/** A file of a release. `release.json` itself is not listed. */
export interface ReleaseFile {
  /** Relative to the release's folder, with forward slashes. */
  readonly path: string;
  readonly bytes: number;
  /** Subresource integrity, `sha384-…`. */
  readonly integrity: string;
}

/** `dist/release.json`: everything the registry and the edge need to know about one immutable version of a remote. */
export interface ReleaseManifest extends Omit<RemoteManifest, 'id'> {
  readonly schema: 1;
  /** The remote's id, e.g. `mf-workshops`; with `version` it names the folder `/remotes/<name>/<version>/`. */
  readonly name: string;
  /** A hash of the files' content: the same code is the same version. */
  readonly version: string;
  /** The module that the shell imports, relative to the folder. */
  readonly entry: string;
  readonly files: readonly ReleaseFile[];
  /**
   * For each route pattern (`/workshops/:id`, `/fr/*`) the files that its first view needs, the entry first, relative to the
   * folder: what the edge turns into `modulepreload` links. `*` holds what every route of the remote needs.
   */
  readonly preload: Readonly<Record<string, readonly string[]>>;
  /** The OpenAPI operations that the bundle calls. */
  readonly operations: readonly string[];
}
