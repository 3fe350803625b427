import { Button, Card, Heading, Stack, Text } from '@declic/design-system';
import { PolicySentence } from '../policy/policy-sentence';
import { useFocusOnMount } from '../ui/use-focus-on-mount';
import type { BookingStatus } from './booking-status.queries';

export interface BookingOverProps {
  /** Undefined where the booking is not known any more. */
  status?: BookingStatus;
  onRestart: () => void;
}

/** A booking that ended without a seat: why, where the money is, and the way to try again. */
export function BookingOver({ status, onRestart }: BookingOverProps) {
  const heading = useFocusOnMount();
  const { title, text, isRefunded } = describe(status);
  return (
    <Stack $gap={5}>
      <Heading level={1} size="h2" tabIndex={-1} ref={heading}>
        {title}
      </Heading>
      <Card $padding="lg" $gap={4} $justify="start">
        <Text>{text}</Text>
        {isRefunded ? <PolicySentence of={['refund']} /> : null}
        <Button onClick={onRestart}>Recommencer</Button>
      </Card>
    </Stack>
  );
}

function describe(status: BookingStatus | undefined): { title: string; text: string; isRefunded: boolean } {
  const payment = status?.payment;
  if (payment === 'refunding' || payment === 'refunded') {
    return {
      title: 'Votre paiement vous est rendu',
      text:
        payment === 'refunded'
          ? 'La place n’était plus libre quand le paiement est arrivé. Le remboursement est fait.'
          : 'La place n’était plus libre quand le paiement est arrivé. Le remboursement est en route.',
      isRefunded: true,
    };
  }
  if (status?.status === 'expired') {
    return {
      title: 'La place n’est plus gardée',
      text: 'Le temps est passé sans confirmation. Rien n’a été débité. S’il reste des places, vous pouvez recommencer.',
      isRefunded: false,
    };
  }
  if (status?.status === 'cancelled') {
    return { title: 'La place est libérée', text: 'Cette réservation est annulée.', isRefunded: false };
  }
  return { title: 'Réservation introuvable', text: 'Cette réservation n’existe plus.', isRefunded: false };
}
