import { ButtonLink, Card, Text } from '@declic/design-system';
import { paths } from '../../paths';
import { PolicySentence } from '../../policy/policy-sentence';
import { RemainingTime } from '../../ui/remaining-time';
import type { WaitingPlace } from './waiting-place.queries';

export interface UnpaidPlaceProps {
  booking: NonNullable<WaitingPlace['booking']>;
  sessionId: string;
}

/** The premium seat of an accepted offer: to be paid for while it is held, then gone. */
export function UnpaidPlace({ booking, sessionId }: UnpaidPlaceProps) {
  if (booking.status === 'held') return <Held booking={booking} />;
  return (
    <Card $padding="lg" $gap={4} $justify="start">
      <Text>
        {booking.status === 'expired'
          ? 'Le temps est passé sans paiement. Rien n’a été débité.'
          : 'Cette réservation est annulée.'}{' '}
        S’il reste des places, la fiche de l’atelier permet de réserver.
      </Text>
      <ButtonLink variant="secondary" href={paths.workshop(sessionId)}>
        Voir l’atelier
      </ButtonLink>
    </Card>
  );
}

function Held({ booking: { payment_url, expires_at } }: Pick<UnpaidPlaceProps, 'booking'>) {
  return (
    <Card $padding="lg" $gap={4} $justify="start">
      <Text>
        {payment_url
          ? 'Elle est à vous dès que le paiement est reçu : cette page le montre d’elle-même.'
          : 'Le paiement est en cours de traitement. La confirmation part par e-mail.'}
      </Text>
      {expires_at ? <RemainingTime until={expires_at} label="Place gardée encore" /> : null}
      {payment_url ? (
        <ButtonLink href={payment_url} target="_blank">
          Ouvrir la page de paiement
        </ButtonLink>
      ) : null}
      <PolicySentence of={['payment']} />
    </Card>
  );
}
