import { Card, Skeleton, SkeletonGroup } from '@declic/design-system';

const ROWS = 8;

export function LedgerLoading() {
  return (
    <Card>
      <SkeletonGroup label="Loading your transactions">
        {Array.from({ length: ROWS }, (_, row) => (
          <Skeleton key={row} height="32px" />
        ))}
      </SkeletonGroup>
    </Card>
  );
}
