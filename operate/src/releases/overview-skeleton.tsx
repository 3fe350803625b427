import { Card, Skeleton, SkeletonGroup, Stack } from '@declic/design-system';

const ROWS = ['shell', 'one', 'two', 'three', 'four'];

/** Stands for the table while it is read. */
export function OverviewSkeleton() {
  return (
    <Card>
      <SkeletonGroup label="Reading the releases">
        <Stack $gap={5}>
          {ROWS.map((row) => (
            <Skeleton key={row} height="2.5rem" />
          ))}
        </Stack>
      </SkeletonGroup>
    </Card>
  );
}
