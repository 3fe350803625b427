import { Columns, Heading, Row, Stack, Text, VisuallyHidden } from '@declic/design-system';
import { isAhead } from '../../domain/session';
import { MailAddress } from '../../ui/mail-address';
import { useKeptFocus } from '../../ui/use-kept-focus';
import { AddToCalendar } from './add-to-calendar';
import { AfterBooking } from './after-booking';
import { BookingNotice } from './booking-notice';
import { BookingStateBadge } from './booking-state-badge';
import { CancelBooking } from './cancel-booking';
import { MyWorkshop } from './my-workshop';
import type { MyBooking as Booking } from './my-booking.queries';
import { Rooms } from './rooms';
import { TelegramCard } from './telegram-card';
import { TransferSlot } from './transfer-slot';
import type { Heir } from './transferred';

export interface MyBookingProps {
  token: string;
  booking: Booking;
  onTransferred: (heir: Heir) => void;
}

/** The booking of a personal link, and what can be done with it. */
export function MyBooking({ token, booking, onTransferred }: MyBookingProps) {
  return (
    <Stack $gap={6}>
      <Head booking={booking} />
      <BookingNotice token={token} booking={booking} />
      <Columns $columns="minmax(0, 1fr) 360px" $gap={5} $wideGap={7} $align="start">
        <Stack $gap={5}>
          <Rooms booking={booking} />
          {booking.status === 'confirmed' ? (
            <Actions token={token} booking={booking} onTransferred={onTransferred} />
          ) : null}
          {hasEnded(booking) ? <AfterBooking booking={booking} /> : null}
        </Stack>
        <MyWorkshop booking={booking} />
      </Columns>
    </Stack>
  );
}

/** A cancelled workshop has a notice of its own with the way on. */
function hasEnded({ status, session }: Booking): boolean {
  return session.status !== 'cancelled' && ['cancelled', 'refunded', 'expired'].includes(status);
}

function Head({ booking }: { booking: Booking }) {
  const heading = useKeptFocus(booking.status);
  return (
    <Stack as="header" $gap={3}>
      <Row $gap={3}>
        <BookingStateBadge status={booking.status} />
        <Text as="span" size="small" tone="muted">
          {booking.first_name} · <MailAddress>{booking.email}</MailAddress>
        </Text>
      </Row>
      <Heading level={1} size="h2" tabIndex={-1} ref={heading}>
        <VisuallyHidden>Ma réservation : </VisuallyHidden>
        {booking.session.title}
      </Heading>
    </Stack>
  );
}

/** Of a seat that is taken. */
function Actions({ token, booking, onTransferred }: MyBookingProps) {
  const ahead = isAhead(booking.session);
  return (
    <>
      {ahead ? <AddToCalendar token={token} links={booking.calendar_links} /> : null}
      {ahead && booking.telegram.available ? <TelegramCard token={token} linked={booking.telegram.linked} /> : null}
      {booking.transfer_possible ? <TransferSlot token={token} onTransferred={onTransferred} /> : null}
      {booking.cancellation.possible ? <CancelBooking token={token} booking={booking} /> : null}
    </>
  );
}
