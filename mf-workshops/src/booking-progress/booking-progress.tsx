import { Button, CardSkeleton, Stack } from '@declic/design-system';
import type { ReactNode } from 'react';
import { FailedCall, wordFailure } from '../ui/failed-call';
import { BookingOver } from './booking-over';
import { isGone, useBookingStatus } from './booking-status.queries';
import { PaymentPending } from './payment-pending';
import type { SavedBooking } from './saved-booking';
import { WaitingForPress } from './waiting-for-press';

export interface BookingProgressProps {
  booking: SavedBooking;
  /** What stands here once the seat is taken. */
  confirmed: ReactNode;
  /** Back to the beginning, where the booking is over. */
  onRestart: () => void;
}

/** A booking from its answer until it is settled. The page follows by itself. */
export function BookingProgress({ booking, confirmed, onRestart }: BookingProgressProps) {
  const { statusToken, email } = booking;
  const { data: status, error, refetch } = useBookingStatus(statusToken);
  if (error && isGone(error)) return <BookingOver onRestart={onRestart} />;
  if (error && !status) return <Unknown error={error} onRetry={() => void refetch()} />;
  if (!status) return <CardSkeleton label="Chargement de la réservation" height="240px" />;
  switch (status.status) {
    case 'confirmed':
      return confirmed;
    case 'held':
      return <PaymentPending token={statusToken} status={status} />;
    case 'unconfirmed':
      return <WaitingForPress token={statusToken} email={email} expiresAt={status.expires_at} />;
    default:
      return <BookingOver status={status} onRestart={onRestart} />;
  }
}

/** What has become of the booking cannot be found out at the moment. */
function Unknown({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <Stack $gap={4} $align="start">
      <FailedCall title="L’état de la réservation n’a pas pu être chargé" failure={wordFailure(error)} />
      <Button onClick={onRetry}>Réessayer</Button>
    </Stack>
  );
}
