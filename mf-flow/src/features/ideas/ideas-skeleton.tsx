import { Skeleton, SkeletonGroup } from '@declic/design-system';

export function IdeasSkeleton() {
  return (
    <SkeletonGroup label="Loading the ideas">
      <Skeleton height="2rem" width="180px" />
      <Skeleton height="44px" width="min(420px, 100%)" />
      {['first', 'second', 'third', 'fourth'].map((row) => (
        <Skeleton key={row} height="172px" shape="card" />
      ))}
    </SkeletonGroup>
  );
}
