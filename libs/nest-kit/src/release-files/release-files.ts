import { extname } from 'node:path';

/** Names one version of a deployable. */
export interface ReleaseId {
  readonly name: string;
  readonly version: string;
}

/** A file as a manifest lists it. */
export interface ListedFile {
  readonly path: string;
  readonly bytes: number;
  /** `sha384-<Base64>` */
  readonly integrity: string;
}

/** What the store reads of a release.json. */
export interface StoredManifest extends ReleaseId {
  readonly files: readonly ListedFile[];
}

/** The file that describes a version. In a bucket it is written last: without it there is no version. */
export const MANIFEST_FILE = 'release.json';

/** The beginning of the keys of releases in a bucket. */
export const RELEASES_PREFIX = 'releases/';

const NAME = /^(?:shell|mf-[a-z][a-z0-9-]*)$/;
/** `current` stands in addresses for the version that visitors get. */
const VERSION = /^(?!current$)[A-Za-z0-9][A-Za-z0-9._-]*$/;
const PATH = /^(?!\.)[A-Za-z0-9_@.-]+(?:\/(?!\.)[A-Za-z0-9_@.-]+)*$/;
const UPLOAD = /^[0-9a-f]{32}$/;

const TEXT = new Set(['.js', '.css', '.html', '.json', '.map', '.svg', '.txt', '.webmanifest', '.xml']);
/** Below this the headers take more than what is saved. */
const WORTHWHILE_BYTES = 1024;

/** What follows the name of a file and of each of its compressed copies. */
export function suffixesOf({ path, bytes }: Pick<ListedFile, 'path' | 'bytes'>): readonly string[] {
  return TEXT.has(extname(path)) && bytes >= WORTHWHILE_BYTES ? ['', '.br', '.gz'] : [''];
}

/** Whether a file can be one of a release, by its names. */
export function isReleaseFile({ name, version }: ReleaseId, path: string): boolean {
  return NAME.test(name) && VERSION.test(version) && PATH.test(path);
}

/** Whether a key names a file of a release. */
export function isFileKey(key: string): boolean {
  const [name = '', version = '', ...path] = key.split('/');
  return isReleaseFile({ name, version }, path.join('/'));
}

/**
 * The key of a version, below which its files are.
 *
 * @throws Error when a name would lead elsewhere. The contract refuses such names before.
 */
export function versionKey({ name, version }: ReleaseId): string {
  if (!NAME.test(name) || !VERSION.test(version)) throw new Error(`${name} ${version} is no release.`);
  return `${name}/${version}`;
}

/** @throws Error when the path would lead out of the version. */
export function fileKey(release: ReleaseId, path: string): string {
  if (!PATH.test(path)) throw new Error(`${path} is no path of a release.`);
  return `${versionKey(release)}/${path}`;
}

/** The folder of uploads. A key with a dot at its beginning is never served. */
export const UPLOADS_FOLDER = '.uploads';

export function uploadKey(upload: string): string {
  if (!UPLOAD.test(upload)) throw new Error(`${upload} is no upload.`);
  return `${UPLOADS_FOLDER}/${upload}`;
}

/** `sha384-<Base64>` in hexadecimal digits, as file names and addresses can have it. */
export function digestOf(integrity: string): string {
  return Buffer.from(integrity.slice('sha384-'.length), 'base64').toString('hex');
}

/** Whether two manifests list the same contents under the same paths. */
export function haveSameFiles(one: StoredManifest, other: StoredManifest): boolean {
  const describe = ({ files }: StoredManifest) =>
    files
      .map(({ path, integrity }) => `${path} ${integrity}`)
      .toSorted()
      .join('\n');
  return describe(one) === describe(other);
}
