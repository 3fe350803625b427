import { Card, Text } from '@declic/design-system';
import { ConfirmPress } from '../../ui/confirm-press';
import { useConfirmPlace } from './waiting-place.queries';

/** A place that waits for the press. */
export function ConfirmPlace({ token }: { token: string }) {
  const confirm = useConfirmPlace(token);
  return (
    <Card $padding="lg" $gap={4} $justify="start">
      <Text>Votre place dans la file compte à partir de votre confirmation.</Text>
      <ConfirmPress confirm={confirm} failed="La place n’est pas confirmée" reasons={confirmReasons} />
    </Card>
  );
}

const confirmReasons = {
  already_waiting: 'Cette adresse est déjà dans la file. Son lien personnel est dans votre boîte de réception.',
  seats_available: 'Une place est libre : réservez-la sur la fiche de l’atelier.',
};
