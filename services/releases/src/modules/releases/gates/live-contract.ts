import { operationHashes, readContract } from '@declic/openapi/compatibility';
import document from '@declic/openapi/document';

/**
 * What the services answer to. It is the contract that this service was built with, so that a change of any service's contract is
 * deployed to the registry, too: before the services when it only adds, after them when it takes away.
 */
export const liveContract = readContract(document);
export const liveHashes: Readonly<Record<string, string>> = operationHashes(liveContract);
