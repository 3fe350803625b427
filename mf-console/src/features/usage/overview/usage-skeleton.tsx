import { Skeleton, SkeletonGroup } from '@declic/design-system';

export function UsageSkeleton() {
  return (
    <SkeletonGroup label="Loading your usage">
      <Skeleton height="360px" shape="card" />
    </SkeletonGroup>
  );
}
