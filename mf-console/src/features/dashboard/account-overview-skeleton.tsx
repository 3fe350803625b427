import { Grid, Skeleton, SkeletonGroup, Stack } from '@declic/design-system';

/** The outline of the search and the three figures. */
export function AccountOverviewSkeleton() {
  return (
    <SkeletonGroup label="Loading your account">
      <Stack $gap={6}>
        <Stack $gap={2}>
          <Skeleton width="8rem" height="1.5rem" />
          <Skeleton height="44px" />
        </Stack>
        <Grid $min="340px">
          {['credits', 'activity', 'actions'].map((card) => (
            <Skeleton key={card} height="147px" shape="card" />
          ))}
        </Grid>
      </Stack>
    </SkeletonGroup>
  );
}
