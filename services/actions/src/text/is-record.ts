// Shared with the router, which runs in browsers too.
export { isRecord } from '@declic/action-input';
