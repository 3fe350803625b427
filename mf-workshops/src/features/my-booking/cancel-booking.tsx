import { Button, Card, Heading, Notice, Row, Text } from '@declic/design-system';
import { useState } from 'react';
import { formatEuro } from '../../domain/money';
import { PolicySentence } from '../../policy/policy-sentence';
import { FailedCall, wordFailure } from '../../ui/failed-call';
import { useFocusOnMount } from '../../ui/use-focus-on-mount';
import { useReturnedFocus } from '../../ui/use-returned-focus';
import { type MyBooking, useCancelBooking } from './my-booking.queries';

export interface CancelBookingProps {
  token: string;
  booking: Pick<MyBooking, 'cancellation' | 'price_eur'>;
}

/** Cancelling in two steps: what it means, and then the press that does it. */
export function CancelBooking({ token, booking }: CancelBookingProps) {
  const [asked, setAsked] = useState(false);
  const opener = useReturnedFocus(asked);
  if (asked) return <ConfirmCancellation token={token} booking={booking} onKeep={() => setAsked(false)} />;
  return (
    <Card $gap={3} $justify="start">
      <Heading level={2} size="lead">
        Un empêchement ?
      </Heading>
      <PolicySentence of={['cancellation', 'late_cancellation']} />
      <Button variant="secondary" ref={opener} onClick={() => setAsked(true)}>
        Annuler ma réservation
      </Button>
    </Card>
  );
}

function ConfirmCancellation({ token, booking, onKeep }: CancelBookingProps & { onKeep: () => void }) {
  const heading = useFocusOnMount();
  const cancel = useCancelBooking(token);
  const { sentence, refund_eur } = booking.cancellation;
  return (
    <Card $gap={4} $justify="start">
      <Heading level={2} size="lead" tabIndex={-1} ref={heading}>
        Annuler cette réservation ?
      </Heading>
      <Text>{sentence}</Text>
      {booking.price_eur > 0 ? (
        <Notice tone={refund_eur > 0 ? 'info' : 'warning'}>Remboursement : {formatEuro(refund_eur)}</Notice>
      ) : null}
      {cancel.error ? (
        <FailedCall title="La réservation n’a pas été annulée" failure={wordFailure(cancel.error, reasons)} />
      ) : null}
      <Row $gap={3}>
        <Button variant="danger" loading={cancel.isPending} onClick={() => cancel.mutateOnce(() => refund_eur)}>
          Confirmer l’annulation
        </Button>
        <Button variant="secondary" disabled={cancel.isPending} onClick={onKeep}>
          Garder ma place
        </Button>
      </Row>
    </Card>
  );
}

const reasons = {
  refund_changed: 'Le remboursement a changé entre-temps : le voici à jour. Confirmez s’il vous convient.',
  cancellation_closed: 'L’atelier a commencé : il ne peut plus être annulé.',
  booking_over: 'Cette réservation est déjà terminée.',
};
