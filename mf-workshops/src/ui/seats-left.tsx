import { Text } from '@declic/design-system';
import { isAhead, isSoldOut, type Session } from '../domain/session';

/** Fewer seats than this are shown in red. */
const FEW_SEATS = 5;

export interface SeatsLeftProps {
  session: Pick<Session, 'status' | 'seats_left'>;
}

/** Number of free seats; a low number is red and has its own wording. Not shown for what is over. */
export function SeatsLeft({ session }: SeatsLeftProps) {
  if (!isAhead(session)) return null;
  const few = hasFewSeats(session) || isSoldOut(session);
  return (
    <Text as="span" size="small" weight={few ? 'medium' : 'regular'} tone={few ? 'danger' : 'muted'}>
      {seatsInWords(session)}
    </Text>
  );
}

function seatsInWords(session: SeatsLeftProps['session']): string {
  const { seats_left: seats } = session;
  if (isSoldOut(session)) return 'Aucune place restante';
  if (seats === 1) return '1 place restante';
  return hasFewSeats(session) ? `Plus que ${seats} places` : `${seats} places restantes`;
}

function hasFewSeats({ seats_left }: SeatsLeftProps['session']): boolean {
  return seats_left < FEW_SEATS;
}
