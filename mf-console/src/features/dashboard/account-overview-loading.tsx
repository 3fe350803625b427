import { Grid, Skeleton, SkeletonGroup } from '@declic/design-system';

/** The outline of the three figures. */
export function AccountOverviewLoading() {
  return (
    <SkeletonGroup label="Loading your account">
      <Grid $min="340px">
        {['credits', 'activity', 'actions'].map((card) => (
          <Skeleton key={card} height="124px" shape="card" />
        ))}
      </Grid>
    </SkeletonGroup>
  );
}
