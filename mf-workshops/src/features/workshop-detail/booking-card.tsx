import { Button, Card, Check, Figure, Heading, Notice, Row, Stack, Text, token } from '@declic/design-system';
import { styled } from 'styled-components';
import { longDate } from '../../domain/dates';
import { isReplay, isSoldOut, type Session } from '../../domain/session';
import { SeatsLeft } from '../../ui/seats-left';
import { SessionFacts } from '../../ui/session-facts';
import { freePass } from './free-pass';

export interface BookingCardProps {
  session: Session;
  onBook: () => void;
}

/** The ticket, what it includes, and the way to it. */
export function BookingCard({ session, onBook }: BookingCardProps) {
  if (isReplay(session)) {
    return (
      <Card>
        <Notice>Cet atelier a eu lieu le {longDate(session.start_utc)}. Les réservations sont closes.</Notice>
      </Card>
    );
  }
  return (
    <Card $gap={4}>
      <SessionFacts session={session} />
      <Row $wrap={false} $align="baseline" $justify="space-between">
        <Heading level={2} size="h4">
          Pass Gratuit
        </Heading>
        <Price>0€</Price>
      </Row>
      <Stack as="ul" role="list" $gap={2}>
        {freePass(session).map((perk) => (
          <Perk key={perk}>
            <Check size={18} aria-hidden />
            {perk}
          </Perk>
        ))}
      </Stack>
      <Text size="small" tone="muted">
        Sans replay.
      </Text>
      <Foot>
        {isSoldOut(session) ? (
          <Button fullWidth size="lg" disabled>
            Complet
          </Button>
        ) : (
          <Button fullWidth size="lg" onClick={onBook}>
            Réserver ma place
          </Button>
        )}
        <SeatsLeft session={session} />
      </Foot>
    </Card>
  );
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

const Foot = styled.div`
  display: grid;
  gap: ${token.space[3]};
  justify-items: center;
  margin-block-start: ${token.space[2]};
`;
