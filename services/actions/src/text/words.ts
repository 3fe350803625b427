// Shared with the router, which runs in browsers too.
export { countWords, foldAccents, splitWords, type Word } from '@declic/action-router/text';
