import { Skeleton, SkeletonGroup } from '@declic/design-system';
import { usePageHead } from '@declic/remote-kit';
import { Aside, Body, Columns, Head } from './workshop-columns';

/** Names the page, too: it has no title and no address of the workshop before it. */
export function WorkshopSkeleton() {
  usePageHead({ title: 'Atelier · Ateliers Declic', lang: 'fr' });
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
