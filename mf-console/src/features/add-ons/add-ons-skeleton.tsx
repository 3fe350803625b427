import { Grid, Skeleton, SkeletonGroup, Stack } from '@declic/design-system';
import { addOnGrid } from './add-ons';

/** The outline of the add-ons and their heading. */
export function AddOnsSkeleton() {
  return (
    <SkeletonGroup label="Loading the add-ons">
      <Stack $gap={3}>
        <Skeleton width="10rem" height="3rem" />
        <Grid {...addOnGrid}>
          {['one', 'two', 'three'].map((name) => (
            <Skeleton key={name} height="14rem" shape="card" />
          ))}
        </Grid>
      </Stack>
    </SkeletonGroup>
  );
}
