export { Skeleton, SkeletonGroup } from './skeleton';
export { EmptyState, ErrorState, type ErrorStateProps } from './state';
export { FailureDetails } from './failure-details';
export { Notice } from './notice';
