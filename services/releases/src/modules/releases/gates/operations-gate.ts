import { type ContractSlice, isContractSlice, operationFaults } from '@declic/openapi/compatibility';
import { API_CONTRACT_FILE } from '@declic/remote-kit/contract';
import { Inject, Injectable } from '@nestjs/common';
import type { Manifest } from '../../../pipeline/manifest';
import { readListedFile } from '../../store/read-listed-file';
import { RELEASE_STORE, type ReleaseStore } from '../../store/release-store';
import type { GateReason } from './gate-reason';
import { liveContract, liveHashes } from './live-contract';

const NOTHING: ContractSlice = { operations: {}, schemas: {} };

/** Compares the operations that a release calls with those that the services offer. */
@Injectable()
export class OperationsGate {
  constructor(@Inject(RELEASE_STORE) private readonly store: ReleaseStore) {}

  async reasons(manifest: Manifest): Promise<GateReason[]> {
    const changed = Object.entries(calledBy(manifest)).filter(([id, hash]) => liveHashes[id] !== hash);
    if (changed.length === 0) return [];
    const builtWith = (await this.readContract(manifest)) ?? NOTHING;
    return changed.flatMap(([id]) => {
      const faults = operationFaults(id, builtWith, liveContract);
      if (faults.length === 0) return [];
      const message = `${manifest.name} ${manifest.version} calls ${id}. ${faults.join(' ')}`;
      return [{ code: 'operations_unmet' as const, message }];
    });
  }

  /** The contracts that a release was built with; null for one that was built before there was such a file, and for what is none. */
  async readContract(manifest: Manifest): Promise<ContractSlice | null> {
    const file = await readListedFile(this.store, manifest, API_CONTRACT_FILE);
    return file && parseContract(file.toString());
  }
}

/** The client of an upload may have sent anything. */
function parseContract(text: string): ContractSlice | null {
  try {
    const contract: unknown = JSON.parse(text);
    return isContractSlice(contract) ? contract : null;
  } catch {
    return null;
  }
}

/** Hashes by operation; manifests that were registered before there were hashes list ids, which only have to exist. */
export function calledBy({ operations = {} }: Manifest): Readonly<Record<string, string>> {
  if (!Array.isArray(operations)) return operations;
  return Object.fromEntries(operations.map((id: string) => [id, liveHashes[id] ?? 'gone']));
}
