import { Skeleton, SkeletonGroup, Stack } from '@declic/design-system';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { MyBooking } from '../features/my-booking/my-booking';
import { myBookingQuery } from '../features/my-booking/my-booking.queries';
import { type Heir, Transferred } from '../features/my-booking/transferred';
import { LinkNeeded } from '../personal-link/link-needed';
import { PersonalLinkPage } from '../personal-link/personal-link-page';

/** The booking of a personal link. */
export function Component() {
  return (
    <PersonalLinkPage
      title="Ma réservation"
      loading={<Loading />}
      failed="La réservation n’a pas pu être chargée."
      render={(token) => <Found token={token} />}
    />
  );
}

/** Once the seat was given away the link leads to nothing: what was read before then stays. */
const LAST_READ = { staleTime: Infinity, refetchInterval: false } as const;

function Found({ token }: { token: string }) {
  const [heir, setHeir] = useState<Heir>();
  const { data: booking } = useSuspenseQuery({ ...myBookingQuery(token), ...(heir && LAST_READ) });
  if (booking === 'refused') return <LinkNeeded refused />;
  if (heir) return <Transferred heir={heir} booking={booking} />;
  return <MyBooking token={token} booking={booking} onTransferred={setHeir} />;
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
