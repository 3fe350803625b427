import { Button, ButtonLink, Card, Heading, Notice, Row, Stack, Text } from '@declic/design-system';
import { PolicySentence } from '../policy/policy-sentence';
import { FailedCall, wordFailure } from '../ui/failed-call';
import { RemainingTime } from '../ui/remaining-time';
import { useFocusOnMount } from '../ui/use-focus-on-mount';
import { type BookingStatus, useReleaseBooking } from './booking-status.queries';

export interface PaymentPendingProps {
  token: string;
  status: BookingStatus;
}

/** The seat is held while it is paid for on the provider's page. */
export function PaymentPending({ token, status }: PaymentPendingProps) {
  const heading = useFocusOnMount();
  const release = useReleaseBooking(token);
  return (
    <Stack $gap={5}>
      <Heading level={1} size="h2" tabIndex={-1} ref={heading}>
        Votre place est gardée
      </Heading>
      <Card $padding="lg" $gap={4}>
        <PaymentNote payment={status.payment} />
        {status.expires_at ? <RemainingTime until={status.expires_at} label="Place gardée encore" /> : null}
        {release.error ? (
          <FailedCall title="La place n’a pas été libérée" failure={wordFailure(release.error, releaseReasons)} />
        ) : null}
        <Row $gap={3}>
          {status.payment_url ? (
            <ButtonLink href={status.payment_url} target="_blank">
              Ouvrir la page de paiement
            </ButtonLink>
          ) : null}
          <Button variant="secondary" loading={release.isPending} onClick={() => release.mutateOnce(() => undefined)}>
            Libérer la place
          </Button>
        </Row>
        <PolicySentence of={['payment']} />
      </Card>
    </Stack>
  );
}

const releaseReasons = { booking_not_held: 'Le paiement vient d’arriver : la place est à vous.' };

function PaymentNote({ payment }: Pick<BookingStatus, 'payment'>) {
  if (payment === 'failed') {
    return (
      <Notice tone="warning">Le paiement n’a pas abouti et rien n’a été débité. Vous pouvez essayer encore.</Notice>
    );
  }
  if (payment === 'processing') {
    return (
      <Notice>Le paiement est en cours de traitement. La place reste gardée ; la confirmation part par e-mail.</Notice>
    );
  }
  return (
    <Text>
      Le paiement se fait dans l’onglet qui s’est ouvert. Gardez cette page : dès qu’il est reçu, elle le montre
      d’elle-même.
    </Text>
  );
}
