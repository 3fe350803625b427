import { Skeleton, SkeletonGroup, Stack } from '@declic/design-system';
import { AddOnGrid } from './add-ons';

/** The outline of the add-ons and their heading. */
export function AddOnsSkeleton() {
  return (
    <SkeletonGroup label="Loading the add-ons">
      <Stack $gap={3}>
        <Skeleton width="10rem" height="3rem" />
        <AddOnGrid as="div">
          {['one', 'two', 'three'].map((name) => (
            <Skeleton key={name} height="14rem" shape="card" />
          ))}
        </AddOnGrid>
      </Stack>
    </SkeletonGroup>
  );
}
