// Shared with other services.
export { languageByStopWords } from '@declic/language-model/checks';
