import { unmetNeeds, type DeployableManifest } from '../../libs/remote-kit/src/contract/index.ts';
import { shellOffer, type Registry } from './registry-client.ts';

/** @throws Error that names what the live shell lacks. The registry would refuse, too; this keeps the files out of the store. */
export async function checkNeeds(registry: Registry, manifest: DeployableManifest): Promise<void> {
  // What a shell must offer, the registry alone knows.
  if (!('needs' in manifest)) return;
  const { name, version, needs } = manifest;
  const offer = await shellOffer(registry);
  const unmet = offer ? unmetNeeds(needs, offer) : [];
  if (unmet.length > 0)
    throw new Error(
      `The live shell cannot run ${name} ${version}. ${unmet.join(' ')}\nRelease the shell first, or store this version for later with --no-activate.`,
    );
}
