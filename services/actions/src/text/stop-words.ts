// Shared with the router, which runs in browsers too.
export { isStopWord } from '@declic/action-router/text';
