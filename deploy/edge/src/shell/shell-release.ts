import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { RELEASE_FILE, SHELL, type ShellManifest } from '@declic/remote-kit/contract';
import type { Composition } from '../composition/composition';
import { computeIntegrity } from '../files/compute-integrity';
import { ShellPage } from './shell-page';

/** What a composition says of the shell: `integrity` holds the hashes of its page and its modules that were registered. */
export type NamedShell = Pick<NonNullable<Composition['shell']>, 'version' | 'integrity'>;

/** One version of the shell, as it is in the store. */
export interface ShellRelease {
  readonly version: string;
  readonly page: ShellPage;
  /** The paths of its files, such as `assets/index-3f2a.js`. */
  readonly files: ReadonlySet<string>;
}

const VERSION = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/;
/** The build writes relative addresses, since its version follows from what it wrote. */
const RELATIVE_ADDRESS = /(?<=\s(?:src|href)="|url\()\.\//g;

/**
 * Reads a version of the shell from the folder of all releases.
 *
 * @throws Error when it is not there, or its page is not the one that was released.
 */
export async function readShellRelease(
  releasesDir: string,
  { version, integrity = {} }: NamedShell,
): Promise<ShellRelease> {
  if (!VERSION.test(version)) throw new Error(`${JSON.stringify(version)} is no version of the shell.`);
  const folder = join(releasesDir, SHELL, version);
  const manifest = JSON.parse(await readFile(join(folder, RELEASE_FILE), 'utf8')) as ShellManifest; // the registry has checked every field
  const html = await readFile(join(folder, manifest.entry));
  const released = manifest.files.find(({ path }) => path === manifest.entry);
  if (manifest.version !== version || released?.integrity !== computeIntegrity(html))
    throw new Error(`The page in ${folder} is not the one that was released.`);

  const changed = manifest.files.find((file) => (integrity[file.path] ?? file.integrity) !== file.integrity);
  if (changed) throw new Error(`${RELEASE_FILE} in ${folder} has another hash of ${changed.path} than was registered.`);

  const address = `/${SHELL}/${version}/`;
  const template = html.toString().replace(RELATIVE_ADDRESS, address);
  const modules = manifest.files.filter(({ path }) => path.endsWith('.js'));
  const hashes = modules.map(({ path, integrity }) => [address + path, integrity] as const);
  return {
    version,
    page: new ShellPage(template, { ...manifest, modules: Object.fromEntries(hashes) }),
    files: new Set(manifest.files.map(({ path }) => path)),
  };
}
