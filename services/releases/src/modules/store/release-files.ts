import { extname } from 'node:path';
import type { ListedFile, ReleaseId, StoredManifest } from './release-store';

export const MANIFEST_FILE = 'release.json';

const NAME = /^(?:shell|mf-[a-z][a-z0-9-]*)$/;
const VERSION = /^[A-Za-z0-9][A-Za-z0-9._-]*$/;
const PATH = /^(?!\.)[A-Za-z0-9_@.-]+(?:\/(?!\.)[A-Za-z0-9_@.-]+)*$/;
const UPLOAD = /^[0-9a-f]{32}$/;

const TEXT = new Set(['.js', '.css', '.html', '.json', '.map', '.svg', '.txt', '.webmanifest', '.xml']);
/** Below this the headers take more than what is saved. */
const WORTHWHILE_BYTES = 1024;

/** What follows the name of a file and of each of its compressed copies. */
export function suffixesOf({ path, bytes }: Pick<ListedFile, 'path' | 'bytes'>): readonly string[] {
  return TEXT.has(extname(path)) && bytes >= WORTHWHILE_BYTES ? ['', '.br', '.gz'] : [''];
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

/** A key with a dot at its beginning is never served. */
export function uploadKey(upload: string): string {
  if (!UPLOAD.test(upload)) throw new Error(`${upload} is no upload.`);
  return `.uploads/${upload}`;
}

/** `sha384-<Base64>` in hexadecimal digits, as file names and addresses can have it. */
export function digestOf(integrity: string): string {
  return Buffer.from(integrity.slice('sha384-'.length), 'base64').toString('hex');
}

export function haveSameFiles(one: StoredManifest, other: StoredManifest): boolean {
  const describe = ({ files }: StoredManifest) =>
    files
      .map(({ path, integrity }) => `${path} ${integrity}`)
      .toSorted()
      .join('\n');
  return describe(one) === describe(other);
}
