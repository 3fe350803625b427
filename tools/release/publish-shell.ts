import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { OFFER_FILE, type FrontContract } from '../../libs/remote-kit/src/contract/index.ts';
import { announceShell, type Registry } from './registry-client.ts';

/**
 * Tells the registry what the built shell offers, so that remotes are measured against it.
 * Returns a sentence for each current release that cannot run in it.
 */
export async function publishShell(dist: string, registry: Registry): Promise<string[]> {
  const offer = JSON.parse(await readFile(join(dist, OFFER_FILE), 'utf8')) as FrontContract; // the registry checks every field
  const unmet = await announceShell(registry, offer);
  return unmet.map(({ name, version, needs }) => `The new shell cannot run ${name} ${version}. ${needs.join(' ')}`);
}
