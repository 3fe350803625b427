import { Card, Skeleton, SkeletonGroup } from '@declic/design-system';

const ROWS = 8;

export function RequestsLoading() {
  return (
    <Card>
      <SkeletonGroup label="Loading your requests">
        {Array.from({ length: ROWS }, (_, row) => (
          <Skeleton key={row} height="32px" />
        ))}
      </SkeletonGroup>
    </Card>
  );
}
