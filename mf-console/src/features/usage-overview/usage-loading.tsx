import { Skeleton, SkeletonGroup } from '@declic/design-system';

export function UsageLoading() {
  return (
    <SkeletonGroup label="Loading your usage">
      <Skeleton height="360px" shape="card" />
    </SkeletonGroup>
  );
}
