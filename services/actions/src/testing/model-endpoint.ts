// Shared with other services.
export {
  type Answer,
  type Chat,
  completion,
  ModelEndpoint,
  modelSettings,
  rewriting,
} from '@declic/language-model/testing';
