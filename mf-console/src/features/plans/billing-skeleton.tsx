import { Skeleton, SkeletonGroup, Stack } from '@declic/design-system';
import { SummaryCards } from './billing-summary';
import { Plans } from './plan-grid';

/** The outline of everything that waits for the overview. */
export function BillingSkeleton() {
  return (
    <Stack $gap={6}>
      <BillingSummarySkeleton />
      <PlanGridSkeleton />
    </Stack>
  );
}

/** The outline of the two cards. */
export function BillingSummarySkeleton() {
  return (
    <SkeletonGroup label="Loading your plan">
      <SummaryCards>
        <Skeleton height="252px" shape="card" />
        <Skeleton height="252px" shape="card" />
      </SummaryCards>
    </SkeletonGroup>
  );
}

/** The outline of the plans and their heading. */
export function PlanGridSkeleton() {
  return (
    <SkeletonGroup label="Loading the plans">
      <Stack>
        <Skeleton width="10rem" height="1.5rem" />
        <Plans>
          {['free', 'solo', 'build', 'grow', 'scale'].map((plan) => (
            <Skeleton key={plan} height="23rem" shape="card" />
          ))}
        </Plans>
      </Stack>
    </SkeletonGroup>
  );
}
