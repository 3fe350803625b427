import { Skeleton, SkeletonGroup } from '@declic/design-system';
import { callFailure } from '@declic/remote-kit';
import type { ReactNode } from 'react';
import { FailedCall, wordFailure } from '../ui/failed-call';
import { BookingOver } from './booking-over';
import { useBookingStatus } from './booking-status.queries';
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
  const { data: status, error } = useBookingStatus(statusToken);
  if (!status) return error ? <Unknown error={error} onRestart={onRestart} /> : <Loading />;
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

/** The booking cannot be found any more, or not at the moment. */
function Unknown({ error, onRestart }: { error: Error; onRestart: () => void }) {
  if (callFailure(error).status === 404) return <BookingOver onRestart={onRestart} />;
  return <FailedCall title="L’état de la réservation n’a pas pu être chargé" failure={wordFailure(error)} />;
}

function Loading() {
  return (
    <SkeletonGroup label="Chargement de la réservation">
      <Skeleton height="240px" shape="card" />
    </SkeletonGroup>
  );
}
