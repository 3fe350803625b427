// Shared with other services.
export { findNumbers, type FoundNumber } from '@declic/language-model/checks';
