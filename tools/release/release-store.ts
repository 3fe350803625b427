import { constants, existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { DeployableManifest } from '../../libs/remote-kit/src/contract/index.ts';
import { precompress } from './precompress.ts';
import { damagedFiles, readRelease, RELEASE_FILE } from './release-folder.ts';

/**
 * Puts a built release into the store as `<name>/<version>/`, all of it or nothing. A version that is there already stays as it is.
 *
 * @throws Error when the build is not what its manifest says, or when the version exists with another content.
 */
export async function storeRelease(distDir: string, storeDir: string): Promise<DeployableManifest> {
  const manifest = await readRelease(distDir);
  const damaged = await damagedFiles(distDir, manifest);
  if (damaged.length > 0)
    throw new Error(`${distDir} was changed after its build (${damaged.join(', ')}). Build it again.`);

  const target = join(storeDir, manifest.name, manifest.version);
  const state = await readState(target, distDir);
  if (state === 'damaged') await rm(target, { recursive: true, force: true });
  if (state !== 'intact') await place(distDir, target, { manifest, storeDir });
  return manifest;
}

interface Placement {
  manifest: DeployableManifest;
  storeDir: string;
}

async function place(distDir: string, target: string, { manifest, storeDir }: Placement): Promise<void> {
  await mkdir(dirname(target), { recursive: true });
  // A name with a dot is never served, and the same file system makes the rename atomic.
  const draft = await mkdtemp(join(storeDir, '.release-'));
  try {
    for (const path of [...manifest.files.map((file) => file.path), RELEASE_FILE]) {
      await mkdir(dirname(join(draft, path)), { recursive: true });
      await copyFile(join(distDir, path), join(draft, path), constants.COPYFILE_FICLONE);
    }
    await precompress(draft);
    await renameIntoPlace(draft, target, distDir);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

async function renameIntoPlace(draft: string, target: string, distDir: string): Promise<void> {
  try {
    await rename(draft, target);
  } catch (error) {
    // A concurrent release may have stored the same version: that is no error.
    if ((await readState(target, distDir)) === 'intact') return;
    throw error;
  }
}

/** A damaged folder (a lost disk) makes way for the same content; an intact one with a different content never does. */
async function readState(target: string, distDir: string): Promise<'absent' | 'damaged' | 'intact'> {
  const stored = await readFile(join(target, RELEASE_FILE), 'utf8').catch(() => undefined);
  if (stored === undefined) return existsSync(target) ? 'damaged' : 'absent';
  if (stored !== (await readFile(join(distDir, RELEASE_FILE), 'utf8'))) {
    throw new Error(
      `${target} exists with another content. A version is never overwritten: change the sources and build them again.`,
    );
  }
  return (await damagedFiles(target, await readRelease(target))).length === 0 ? 'intact' : 'damaged';
}
