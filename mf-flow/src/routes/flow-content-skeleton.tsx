import { Skeleton, SkeletonGroup } from '@declic/design-system';
import { SummarySkeleton } from '../features/strategy-view/summary-skeleton';
import { FlowContentHeader } from '../features/strategies/flow-content-header';

export function FlowContentSkeleton() {
  return (
    <>
      <FlowContentHeader />
      <SkeletonGroup label="Loading your strategies">
        <Skeleton height="64px" width="260px" />
        <SummarySkeleton />
      </SkeletonGroup>
    </>
  );
}
