import { Grid, Skeleton } from '@declic/design-system';

export function SummarySkeleton() {
  return (
    <>
      <Skeleton height="2rem" width="320px" />
      <Skeleton height="1rem" width="200px" />
      <Grid $min="320px">
        {['icp', 'pillars', 'offers', 'tone'].map((card) => (
          <Skeleton key={card} height="220px" shape="card" />
        ))}
      </Grid>
    </>
  );
}
