// Shared with other services.
export { parseNumber } from '@declic/language-model/checks';
