import { ButtonLink, Heading, Text, token } from '@declic/design-system';
import { styled } from 'styled-components';
import { CONTACT_EMAIL } from '../../domain/contact';

const SUBJECT = encodeURIComponent('Un atelier sur mesure');

/** Among the workshops: one of one's own. */
export function CustomWorkshopCard() {
  return (
    <Sheet>
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

const Sheet = styled.article`
  display: grid;
  gap: ${token.space[4]};
  align-content: center;
  justify-items: start;
  block-size: 100%;
  padding: ${token.space[5]};
  border: 1px dashed ${token.color.lineStrong};
  border-radius: ${token.radius.card};
`;
