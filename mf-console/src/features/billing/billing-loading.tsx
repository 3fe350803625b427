import { Grid, Skeleton, SkeletonGroup } from '@declic/design-system';

/** The outline of the two cards. */
export function BillingSummaryLoading() {
  return (
    <SkeletonGroup label="Loading your plan">
      <Grid $min="340px">
        <Skeleton height="252px" shape="card" />
        <Skeleton height="252px" shape="card" />
      </Grid>
    </SkeletonGroup>
  );
}

/** The outline of the plans. */
export function PlanGridLoading() {
  return (
    <SkeletonGroup label="Loading the plans">
      <Grid $min="216px">
        {['free', 'solo', 'build', 'grow', 'scale'].map((plan) => (
          <Skeleton key={plan} height="400px" shape="card" />
        ))}
      </Grid>
    </SkeletonGroup>
  );
}
