// Shared with other services.
export { type Answer, completion, ModelEndpoint, modelSettings, rewriting } from '@declic/language-model/testing';
