import { CardSkeleton } from '@declic/design-system';
import { useSuspenseQuery } from '@tanstack/react-query';
import { WaitingPlace } from '../features/waiting-place/waiting-place';
import { waitingPlaceQuery } from '../features/waiting-place/waiting-place.queries';
import { LinkNeeded } from '../personal-link/link-needed';
import { PersonalLinkPage } from '../personal-link/personal-link-page';

/** A place in line, by the link of its mail. */
export function Component() {
  return (
    <PersonalLinkPage
      title="Liste d’attente"
      loading={<CardSkeleton label="Chargement de la liste d’attente" height="280px" />}
      failed="La place n’a pas pu être chargée."
      render={(token) => <Found token={token} />}
    />
  );
}

function Found({ token }: { token: string }) {
  const { data: place } = useSuspenseQuery(waitingPlaceQuery(token));
  return place === 'refused' ? <LinkNeeded refused /> : <WaitingPlace token={token} place={place} />;
}
