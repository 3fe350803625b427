export { CardSkeleton, Skeleton, SkeletonGroup } from './skeleton';
export { EmptyState, ErrorState, type EmptyStateProps, type ErrorStateProps } from './state';
export { FailureDetails } from './failure-details';
export { Notice } from './notice';
