import { RouteBoundary } from '@declic/remote-kit';
import { PlanGridSkeleton } from './billing-skeleton';
import { PlanGrid, type PlanGridProps } from './plan-grid';

/** The plans on sale. When they fail, the rest of the page still works. */
export function Plans({ kid }: PlanGridProps) {
  return (
    <RouteBoundary
      loading={<PlanGridSkeleton />}
      title="Failed to load the plans"
      message="Your plan and credits are not lost. Try again in a moment."
    >
      <PlanGrid kid={kid} />
    </RouteBoundary>
  );
}
