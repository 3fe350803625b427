export { jsonSchema as answerSchema } from 'ai';
export { LanguageModelClient, type ModelQuestion } from './language-model-client';
export { LanguageModelError, type ModelErrorReason } from './model-error';
