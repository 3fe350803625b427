import { Skeleton, SkeletonGroup } from '@declic/design-system';

export interface CardSkeletonProps {
  label: string;
  height: string;
}

/** Stands for a card, or a row of cards, while its content is loading. */
export function CardSkeleton({ label, height }: CardSkeletonProps) {
  return (
    <SkeletonGroup label={label}>
      <Skeleton height={height} shape="card" />
    </SkeletonGroup>
  );
}
