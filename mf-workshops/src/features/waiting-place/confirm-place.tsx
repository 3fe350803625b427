import { Button, Card, Text } from '@declic/design-system';
import { FailedCall, wordFailure } from '../../ui/failed-call';
import { useConfirmPlace } from './waiting-place.queries';

/** Opening the link confirms nothing: scanners of mail open links, too. */
export function ConfirmPlace({ token }: { token: string }) {
  const confirm = useConfirmPlace(token);
  return (
    <Card $padding="lg" $gap={4} $justify="start">
      <Text>Votre place dans la file compte à partir de votre confirmation.</Text>
      {confirm.error ? (
        <FailedCall title="La place n’est pas confirmée" failure={wordFailure(confirm.error, confirmReasons)} />
      ) : null}
      <Button loading={confirm.isPending} onClick={() => confirm.mutateOnce(() => undefined)}>
        Confirmer ma place
      </Button>
    </Card>
  );
}

const confirmReasons = {
  already_waiting: 'Cette adresse est déjà dans la file. Son lien personnel est dans votre boîte de réception.',
  seats_available: 'Une place est libre : réservez-la sur la fiche de l’atelier.',
};
