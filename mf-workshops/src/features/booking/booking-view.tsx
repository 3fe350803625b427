import { Breadcrumb, Card, Heading, Stack, Text } from '@declic/design-system';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ResendLink } from '../../booking-link/resend-link';
import { BookingProgress } from '../../booking-progress/booking-progress';
import { forgetBooking, readBooking, type SavedBooking } from '../../booking-progress/saved-booking';
import { isSoldOut, type Session } from '../../domain/session';
import { readUtm, useUtmPath } from '../../domain/utm';
import { paths } from '../../paths';
import { WaitingListSlot } from '../../waiting-list/waiting-list-slot';
import { useFocusOnMount } from '../../ui/use-focus-on-mount';
import { BookingColumns } from './booking-columns';
import { BookingForm } from './booking-form';
import { toBookingRequest } from './booking-request';
import { BookingSuccess } from './booking-success';
import { BookingSummary } from './booking-summary';
import { useBookWorkshop } from './use-book-workshop';

/** The booking of one workshop: the form, then what becomes of it. A reload, and the way back, find the booking again. */
export function BookingView({ session }: { session: Session }) {
  const [booking, setBooking] = useState(() => readBooking(session.id));
  const withCampaign = useUtmPath();
  const restart = () => {
    forgetBooking(session.id);
    setBooking(undefined);
  };
  return (
    <Stack $gap={5}>
      <Breadcrumb
        label="Fil d’Ariane"
        items={[
          { label: 'Ateliers', href: withCampaign(paths.home()) },
          { label: session.title, href: withCampaign(paths.workshop(session.id)) },
          { label: 'Réservation' },
        ]}
      />
      <BookingColumns>
        {booking ? (
          <BookingProgress
            booking={booking}
            onRestart={restart}
            confirmed={<BookingSuccess booking={booking} session={session} onBookAnother={restart} />}
          />
        ) : (
          <BookingStart session={session} onBooked={setBooking} />
        )}
        <BookingSummary session={session} />
      </BookingColumns>
    </Stack>
  );
}

function BookingStart({ session, onBooked }: { session: Session; onBooked: (booking: SavedBooking) => void }) {
  const { search } = useLocation();
  const booking = useBookWorkshop(onBooked);
  const heading = useFocusOnMount();
  return (
    <Stack $gap={5}>
      <Stack $gap={2}>
        <Heading level={1} size="h2" tabIndex={-1} ref={heading}>
          Réserver ma place
        </Heading>
        <Text tone="muted">Une minute suffit. Vous recevez la confirmation par e-mail.</Text>
      </Stack>
      <Card $padding="lg">
        <BookingForm
          session={session}
          booking={booking}
          toRequest={(fields) => toBookingRequest(fields, session.id, readUtm(search))}
          alreadyBooked={<ResendLink sessionId={session.id} purpose="Le lien personnel peut être envoyé à nouveau." />}
        />
      </Card>
      <Line session={session} />
    </Stack>
  );
}

/** The last seat went while the form was open. */
function Line({ session }: { session: Session }): ReactNode {
  if (!isSoldOut(session)) return null;
  return (
    <Card $padding="lg">
      <WaitingListSlot session={session} />
    </Card>
  );
}
