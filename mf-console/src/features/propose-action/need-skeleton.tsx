import { Skeleton, SkeletonGroup, Stack } from '@declic/design-system';

/** The outline of the proposed actions. */
export function NeedSkeleton() {
  return (
    <SkeletonGroup label="Looking for the action">
      <Stack $gap={2}>
        {['best', 'second', 'third'].map((proposal) => (
          <Skeleton key={proposal} height="72px" shape="card" />
        ))}
      </Stack>
    </SkeletonGroup>
  );
}
