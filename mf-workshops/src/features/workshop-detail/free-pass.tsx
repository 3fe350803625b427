import { Check, Figure, Heading, Row, Stack, Text, token } from '@declic/design-system';
import { styled } from 'styled-components';
import type { Session } from '../../domain/session';

/** The free ticket: its price and what it includes. */
export function FreePass({ session }: { session: Pick<Session, 'duration_min' | 'perks'> }) {
  return (
    <>
      <Row $wrap={false} $align="baseline" $justify="space-between">
        <Heading level={2} size="h4">
          Pass Gratuit
        </Heading>
        <Price>0€</Price>
      </Row>
      <Stack as="ul" role="list" $gap={2}>
        {listPerks(session).map((perk) => (
          <Perk key={perk}>
            <Check size={18} aria-hidden />
            {perk}
          </Perk>
        ))}
      </Stack>
      <Text size="small" tone="muted">
        Sans replay.
      </Text>
    </>
  );
}

function listPerks({ duration_min, perks }: Pick<Session, 'duration_min' | 'perks'>): string[] {
  return [...new Set([`Atelier en direct (${duration_min} min)`, ...perks])];
}

const Price = styled(Figure)`
  line-height: ${token.leading.text};
`;

const Perk = styled.li`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${token.space[2]};

  & > svg {
    margin-block-start: 3px;
    color: ${token.color.success};
  }
`;
