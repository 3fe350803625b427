import { Skeleton, SkeletonGroup } from '@declic/design-system';
import { Aside, Body, Columns, Head } from './workshop-columns';

export function WorkshopSkeleton() {
  return (
    <SkeletonGroup label="Chargement de l’atelier">
      <Columns>
        <Head>
          <Skeleton width="40%" />
          <Skeleton width="90%" height="3rem" />
          <Skeleton width="70%" />
        </Head>
        <Aside>
          <Skeleton height="320px" shape="card" />
        </Aside>
        <Body>
          <Skeleton height="320px" shape="card" />
        </Body>
      </Columns>
    </SkeletonGroup>
  );
}
