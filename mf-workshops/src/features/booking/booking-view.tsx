import { Breadcrumb, Card, Heading, Stack, Text } from '@declic/design-system';
import { useLocation } from 'react-router-dom';
import { readUtm } from '../../domain/utm';
import type { Session } from '../../domain/session';
import { paths } from '../../paths';
import { BookingForm } from './booking-form';
import { toBookingRequest } from './booking-request';
import { BookingSuccess } from './booking-success';
import { BookingSummary } from './booking-summary';
import { BookingColumns } from './booking-columns';
import { useBookWorkshop } from './use-book-workshop';

/** The booking of one workshop: the form, then what happens next. */
export function BookingView({ session }: { session: Session }) {
  const { search } = useLocation();
  const booking = useBookWorkshop();

  return (
    <Stack $gap={5}>
      <Breadcrumb
        label="Fil d’Ariane"
        items={[
          { label: 'Ateliers', href: paths.home() },
          { label: session.title, href: paths.workshop(session.id) },
          { label: 'Réservation' },
        ]}
      />
      <BookingColumns>
        {booking.data ? (
          <BookingSuccess registration={booking.data.registration} session={session} />
        ) : (
          <Stack $gap={5}>
            <Stack $gap={2}>
              <Heading level={1} size="h2">
                Réserver ma place
              </Heading>
              <Text tone="muted">Une minute suffit. Vous recevez la confirmation par e-mail.</Text>
            </Stack>
            <Card $padding="lg">
              <BookingForm
                booking={booking}
                toRequest={(fields) => toBookingRequest(fields, session.id, readUtm(search))}
              />
            </Card>
          </Stack>
        )}
        <BookingSummary session={session} />
      </BookingColumns>
    </Stack>
  );
}
