import { join } from 'node:path';
import { checkNeeds } from './check-needs.ts';
import { registerRelease, type Registry } from './registry-client.ts';
import { readRelease } from './release-folder.ts';
import { storeRelease } from './release-store.ts';

export interface PublishOptions extends Registry {
  /** The folder that the edge serves as `/remotes/`. */
  storeDir: string;
  /** Whether visitors get this version from now on. */
  activate?: boolean;
}

export interface PublishedRemote {
  name: string;
  version: string;
  /** Whether it is the version that visitors get. */
  current: boolean;
}

/** Stores the built remote of a project and registers it. Publishing the same build again changes nothing. */
export async function publishRemote(
  projectDir: string,
  { storeDir, activate = true, ...registry }: PublishOptions,
): Promise<PublishedRemote> {
  const dist = join(projectDir, 'dist');
  if (activate) await checkNeeds(registry, await readRelease(dist));
  // Files first: the registry must never name a version that cannot be loaded.
  const manifest = await storeRelease(dist, storeDir);
  const { name, version, current } = await registerRelease(registry, manifest, { activate });
  return { name, version, current };
}
