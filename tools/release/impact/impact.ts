import { operationFaults, operationHashes, type ContractSlice } from '../../../openapi/compatibility/index.ts';
import type { components } from '../../../openapi/generated/schema.d.ts';
import { unmetNeeds, type FrontContract } from '../../../libs/remote-kit/src/contract/index.ts';

export type ServedRelease = components['schemas']['ServedRelease'];

/** A release that would break, and why, one sentence each. */
export interface BrokenRelease {
  readonly release: Pick<ServedRelease, 'name' | 'version' | 'owner' | 'role'>;
  readonly reasons: readonly string[];
}

/** The releases that could not run in a shell with this offer. */
export function impactOfOffer(offer: FrontContract, served: readonly ServedRelease[]): BrokenRelease[] {
  return served.flatMap((release) => toBroken(release, release.needs ? unmetNeeds(release.needs, offer) : []));
}

/** The releases that call operations of a service which its new contract takes away or changes incompatibly. */
export function impactOfContract(
  service: string,
  contract: ContractSlice,
  served: readonly ServedRelease[],
): BrokenRelease[] {
  const hashes = operationHashes(contract);
  return served.flatMap((release) => {
    const builtWith = (release.contract ?? { operations: {}, schemas: {} }) as unknown as ContractSlice; // written by its build
    const changed = Object.entries(release.operations).filter(([id, hash]) => hashes[id] !== hash);
    const reasons = changed.flatMap(([id]) => {
      const owner = (builtWith.operations[id] ?? contract.operations[id])?.service;
      // Whose an operation was that is gone, and of which the release has no contract, is not known any more.
      if (owner !== undefined && owner !== service) return [];
      const faults = operationFaults(id, builtWith, contract);
      return faults.length > 0 ? [`${id}: ${faults.join(' ')}`] : [];
    });
    return toBroken(release, reasons);
  });
}

function toBroken({ name, version, owner, role }: ServedRelease, reasons: readonly string[]): BrokenRelease[] {
  return reasons.length > 0 ? [{ release: { name, version, owner, role }, reasons }] : [];
}
