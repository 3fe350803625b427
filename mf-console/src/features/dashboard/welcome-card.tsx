import { ButtonLink, Card, Heading, KeyRound, Text, token } from '@declic/design-system';
import { styled } from 'styled-components';
import { paths } from '../../paths';

/** The first visit: one thing to do. */
export function WelcomeCard() {
  return (
    <Sheet as="section" aria-label="Welcome to Declic" $padding="lg">
      <Heading level={2} size="h3">
        Welcome to Declic
      </Heading>
      <Text tone="muted">
        Every action is one POST, and a key is all it takes. Yours is created in a few seconds and shown to you once.
      </Text>
      <ButtonLink href={paths.keys()} size="lg" icon={<KeyRound size={18} aria-hidden />}>
        Create my key
      </ButtonLink>
    </Sheet>
  );
}

const Sheet = styled(Card)`
  display: grid;
  gap: ${token.space[4]};
  justify-items: start;

  & > p {
    max-inline-size: ${token.size.reading};
  }
`;
