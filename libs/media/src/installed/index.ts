export { findInstalled, type MediaKind } from './find-installed';
