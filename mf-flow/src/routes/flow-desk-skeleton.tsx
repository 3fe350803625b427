import { Skeleton, SkeletonGroup } from '@declic/design-system';
import { SummarySkeleton } from '../features/strategy/summary-skeleton';
import { DeskHeader } from '../features/strategies/desk-header';

export function FlowDeskSkeleton() {
  return (
    <>
      <DeskHeader />
      <SkeletonGroup label="Loading your strategies">
        <Skeleton height="64px" width="260px" />
        <SummarySkeleton />
      </SkeletonGroup>
    </>
  );
}
