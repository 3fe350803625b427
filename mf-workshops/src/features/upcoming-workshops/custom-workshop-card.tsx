import { ButtonLink, Heading, Stack, Text, token } from '@declic/design-system';
import { styled } from 'styled-components';
import { CONTACT_EMAIL } from '../../domain/contact';

const SUBJECT = encodeURIComponent('Un atelier sur mesure');

/** Among the workshops: one of one's own. */
export function CustomWorkshopCard() {
  return (
    <Sheet as="article" $align="start" $justify="center">
      <Heading level={3} size="h4">
        Un atelier sur mesure
      </Heading>
      <Text tone="muted">Votre équipe, vos outils, votre cas : nous préparons la séance avec vous.</Text>
      <ButtonLink variant="secondary" href={`mailto:${CONTACT_EMAIL}?subject=${SUBJECT}`}>
        Nous en parler
      </ButtonLink>
    </Sheet>
  );
}

const Sheet = styled(Stack)`
  block-size: 100%;
  padding: ${token.space[5]};
  border: 1px dashed ${token.color.lineStrong};
  border-radius: ${token.radius.card};
`;
