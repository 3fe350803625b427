import { ButtonLink, Card, CircleCheck, Heading, Stack, Text } from '@declic/design-system';
import { useTitle } from '@declic/remote-kit';
import { paths } from '../paths';
import { WorkshopPage } from '../ui/workshop-page';

/** In the tab of the payment. The booking itself is on the page that stayed open, and in the mail. */
export function Component() {
  useTitle('Paiement reçu · Ateliers Declic', { lang: 'fr' });
  return (
    <WorkshopPage>
      <Card $padding="lg" $gap={4} $justify="start">
        <CircleCheck size={32} aria-hidden />
        <Heading level={1} size="h2">
          Merci, le paiement est fait
        </Heading>
        <Text>
          Vous pouvez fermer cet onglet : la page de réservation suit d’elle-même, et la confirmation part par e-mail
          avec votre lien personnel.
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
