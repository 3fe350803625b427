import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { OFFER_FILE, type FrontContract } from '../../libs/remote-kit/src/contract/index.ts';
import { registerRelease, type Registration, type Registry } from './registry-client.ts';
import { shellManifest } from './shell-manifest.ts';

export interface PublishedShell {
  version: string;
  /** Whether it is the version that visitors get. */
  current: boolean;
}

/** Registers the built shell, so that remotes are measured against what it offers. The same build again changes nothing. */
export async function publishShell(
  dist: string,
  registry: Registry,
  registration?: Registration,
): Promise<PublishedShell> {
  const offer = JSON.parse(await readFile(join(dist, OFFER_FILE), 'utf8')) as FrontContract; // the registry checks every field
  const { version, current } = await registerRelease(registry, await shellManifest(dist, offer), registration);
  return { version, current };
}
