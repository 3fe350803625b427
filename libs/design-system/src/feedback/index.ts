export { Spinner, type SpinnerProps } from './spinner';
export { Skeleton, SkeletonGroup, type SkeletonGroupProps, type SkeletonProps } from './skeleton';
export { EmptyState, ErrorState, type EmptyStateProps, type ErrorStateProps } from './state';
export { Notice, type NoticeProps, type NoticeTone } from './notice';
