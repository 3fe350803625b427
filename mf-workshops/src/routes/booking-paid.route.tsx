import { ButtonLink, Card, CircleCheck, Heading, Stack, Text } from '@declic/design-system';
import { usePageHead } from '@declic/remote-kit';
import { paths } from '../paths';
import { WorkshopPage } from '../ui/workshop-page';

/** After the provider's page, and for any visitor of the address: whether the payment came is on the booking and in the mail. */
export function Component() {
  usePageHead({ title: 'Paiement transmis · Ateliers Declic', lang: 'fr', noindex: true });
  return (
    <WorkshopPage>
      <Card $padding="lg" $gap={4} $justify="start">
        <CircleCheck size={32} aria-hidden />
        <Heading level={1} size="h2">
          Le paiement a été transmis
        </Heading>
        <Text>
          La page de réservation suit d’elle-même. Dès que le paiement est reçu, la confirmation part par e-mail avec
          votre lien personnel. Si cet onglet s’est ouvert pour payer, vous pouvez le fermer.
        </Text>
        <Stack>
          <ButtonLink variant="secondary" href={paths.home()}>
            Voir les autres ateliers
          </ButtonLink>
        </Stack>
      </Card>
    </WorkshopPage>
  );
}
