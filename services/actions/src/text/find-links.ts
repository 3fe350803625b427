// Shared with the router, which runs in browsers too.
export { findEmails, findUrls } from '@declic/action-router/text';
