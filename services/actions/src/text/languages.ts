// Shared with the router, which runs in browsers too.
export { isLanguage, type Language, LANGUAGES } from '@declic/action-router/text';
