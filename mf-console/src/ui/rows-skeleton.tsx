import { Card, Skeleton, SkeletonGroup } from '@declic/design-system';

const ROWS = 8;

/** Stands for a table while its rows are loading. */
export function RowsSkeleton({ label }: { label: string }) {
  return (
    <Card>
      <SkeletonGroup label={label}>
        {Array.from({ length: ROWS }, (_, row) => (
          <Skeleton key={row} height="32px" />
        ))}
      </SkeletonGroup>
    </Card>
  );
}
