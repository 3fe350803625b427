import { Button, Card, Notice, Stack, token } from '@declic/design-system';
import { styled } from 'styled-components';
import { longDate } from '../../domain/dates';
import { isReplay, isSoldOut, type Session } from '../../domain/session';
import { SeatsLeft } from '../../ui/seats-left';
import { SessionFacts } from '../../ui/session-facts';
import { FreePass } from './free-pass';

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
      <FreePass session={session} />
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

const Foot = styled(Stack).attrs({ $gap: 3, $align: 'center' })`
  margin-block-start: ${token.space[2]};
`;
