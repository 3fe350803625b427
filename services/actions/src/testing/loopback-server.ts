// Shared with other services.
export { LoopbackServer } from '@declic/language-model/testing';
