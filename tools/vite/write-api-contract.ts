import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { operationHashes, readContract, type ContractDocument } from '../../openapi/compatibility/index.ts';
import { API_CONTRACT_FILE } from '../../libs/remote-kit/src/contract/index.ts';
import { calledOperations, type OperationsDocument } from './called-operations.ts';
import { packageFolder } from './package-folder.ts';

/**
 * Writes the contracts of the operations that a bundle calls into a file of the build, and returns their hashes for the manifest. The
 * registry compares the hashes with the live contract, and reads the file where one differs.
 */
export function writeApiContract(folder: string, chunks: readonly { readonly code: string }[]): Record<string, string> {
  const document = JSON.parse(
    readFileSync(join(packageFolder('@declic/openapi'), 'generated/openapi.json'), 'utf8'),
  ) as ContractDocument & OperationsDocument; // generated and linted by openapi/
  const ids = calledOperations(
    chunks.map(({ code }) => code),
    document,
  );
  const contract = readContract(document, ids);
  writeFileSync(join(folder, API_CONTRACT_FILE), `${JSON.stringify(contract)}\n`);
  return operationHashes(contract);
}
