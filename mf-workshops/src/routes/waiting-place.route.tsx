import { Skeleton, SkeletonGroup } from '@declic/design-system';
import { usePageHead } from '@declic/remote-kit';
import { useSuspenseQuery } from '@tanstack/react-query';
import { WaitingPlace } from '../features/waiting-place/waiting-place';
import { waitingPlaceQuery } from '../features/waiting-place/waiting-place.queries';
import { LinkNeeded } from '../personal-link/link-needed';
import { useLinkToken } from '../personal-link/use-link-token';
import { WorkshopPage } from '../ui/workshop-page';
import { WorkshopsBoundary } from '../ui/workshops-failure';

/** A place in line, by the link of its mail. */
export function Component() {
  const token = useLinkToken();
  usePageHead({ title: 'Liste d’attente · Ateliers Declic', lang: 'fr', noindex: true });
  return (
    <WorkshopPage>
      {token === undefined ? (
        <LinkNeeded />
      ) : (
        <WorkshopsBoundary key={token} loading={<Loading />} failed="La place n’a pas pu être chargée.">
          <Found token={token} />
        </WorkshopsBoundary>
      )}
    </WorkshopPage>
  );
}

function Found({ token }: { token: string }) {
  const { data: place } = useSuspenseQuery(waitingPlaceQuery(token));
  return place === 'refused' ? <LinkNeeded refused /> : <WaitingPlace token={token} place={place} />;
}

function Loading() {
  return (
    <SkeletonGroup label="Chargement de la liste d’attente">
      <Skeleton height="280px" shape="card" />
    </SkeletonGroup>
  );
}
