export { operationFaults } from './compare-operations.ts';
export { isContractSlice, type ContractSlice, type OperationContract } from './contract-slice.ts';
export { operationHashes } from './operation-hashes.ts';
export { readContract, type ContractDocument } from './read-contract.ts';
