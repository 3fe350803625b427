import { Skeleton, SkeletonGroup, Stack } from '@declic/design-system';
import { useTitle } from '@declic/remote-kit';
import { useSuspenseQuery } from '@tanstack/react-query';
import { MyBooking } from '../features/my-booking/my-booking';
import { myBookingQuery } from '../features/my-booking/my-booking.queries';
import { LinkNeeded } from '../personal-link/link-needed';
import { useLinkToken } from '../personal-link/use-link-token';
import { WorkshopPage } from '../ui/workshop-page';
import { WorkshopsBoundary } from '../ui/workshops-failure';

/** The booking of a personal link. */
export function Component() {
  const token = useLinkToken();
  useTitle('Ma réservation · Ateliers Declic', { lang: 'fr' });
  return (
    <WorkshopPage>
      {token === undefined ? (
        <LinkNeeded />
      ) : (
        <WorkshopsBoundary key={token} loading={<Loading />} failed="La réservation n’a pas pu être chargée.">
          <Found token={token} />
        </WorkshopsBoundary>
      )}
    </WorkshopPage>
  );
}

function Found({ token }: { token: string }) {
  const { data: booking } = useSuspenseQuery(myBookingQuery(token));
  return booking === 'refused' ? <LinkNeeded refused /> : <MyBooking token={token} booking={booking} />;
}

function Loading() {
  return (
    <SkeletonGroup label="Chargement de la réservation">
      <Stack $gap={5}>
        <Skeleton width="60%" height="3rem" />
        <Skeleton height="280px" shape="card" />
      </Stack>
    </SkeletonGroup>
  );
}
