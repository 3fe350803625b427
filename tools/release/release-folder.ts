import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DeployableManifest } from '../../libs/remote-kit/src/contract/index.ts';

/** The name of the file that a build writes beside its code. */
export const RELEASE_FILE = 'release.json';

const NAME = /^(shell|mf-[a-z][a-z0-9-]*)$/;
const VERSION = /^(?!current$)[A-Za-z0-9][A-Za-z0-9._-]*$/;
const PATH = /^(?!\.)[A-Za-z0-9_@.-]+(?:\/(?!\.)[A-Za-z0-9_@.-]+)*$/;

/**
 * Reads the manifest of a built or stored release.
 *
 * @throws Error when there is none, or when a name in it would lead out of its folder.
 */
export async function readRelease(folder: string): Promise<DeployableManifest> {
  const file = join(folder, RELEASE_FILE);
  const manifest = JSON.parse(await readFile(file, 'utf8')) as DeployableManifest; // the registry checks every field; here only what becomes a path
  if (!NAME.test(manifest.name) || !VERSION.test(manifest.version))
    throw new Error(`${file} has no usable name and version.`);
  const outside = manifest.files.find(({ path }) => !PATH.test(path));
  if (outside)
    throw new Error(`${file} lists ${JSON.stringify(outside.path)}, which is not a path inside the release.`);
  return manifest;
}

/** The files whose content is not what the manifest says, or that are missing. */
export async function damagedFiles(folder: string, { files }: DeployableManifest): Promise<string[]> {
  const checked = await Promise.all(
    files.map(async ({ path, integrity }) => ({
      path,
      intact: (await computeIntegrity(join(folder, path))) === integrity,
    })),
  );
  return checked.filter(({ intact }) => !intact).map(({ path }) => path);
}

async function computeIntegrity(file: string): Promise<string | undefined> {
  try {
    return `sha384-${createHash('sha384')
      .update(await readFile(file))
      .digest('base64')}`;
  } catch {
    return undefined; // a missing file is a damaged one
  }
}
