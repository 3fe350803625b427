import { Figure, Heading, Row, Stack, Text, token } from '@declic/design-system';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { formatEuro } from '../../domain/money';
import { type Session, type TicketType, listTickets } from '../../domain/session';
import { ticketNames } from '../../domain/session-labels';
import { type BookingPolicy, policyQuery } from '../../policy/policy.queries';

type Ticketed = Pick<Session, 'ticket_free_enabled' | 'premium_price_eur' | 'premium_seats_left' | 'duration_min'>;

/** What is sold for this workshop, with the price and what the policy says that it includes. */
export function Tickets({ session }: { session: Ticketed }) {
  const { data: policy } = useQuery(policyQuery());
  const included = { free: policy && describeFreeTicket(session, policy), premium: policy?.sentences.premium_ticket };
  return (
    <Stack $gap={5}>
      {listTickets(session).map((ticket) => (
        <Ticket key={ticket} ticket={ticket} session={session} included={included[ticket] ?? []} />
      ))}
    </Stack>
  );
}

/** The policy names the usual duration; here stands that of this workshop. */
function describeFreeTicket({ duration_min }: Ticketed, { live_minutes, sentences }: BookingPolicy): string[] {
  return sentences.free_ticket.map((line) => line.replace(`(${live_minutes} min)`, `(${duration_min} min)`));
}

interface TicketProps {
  ticket: TicketType;
  session: Ticketed;
  included: readonly string[];
}

function Ticket({ ticket, session, included }: TicketProps) {
  const isGone = ticket === 'premium' && session.premium_seats_left <= 0;
  return (
    <Stack $gap={3}>
      <Row $wrap={false} $align="baseline" $justify="space-between">
        <Heading level={2} size="h4">
          {ticketNames[ticket]}
        </Heading>
        <Price>{formatEuro(ticket === 'free' ? 0 : session.premium_price_eur)}</Price>
      </Row>
      {isGone ? (
        <Text size="small" tone="danger" weight="medium">
          Plus de billet Premium
        </Text>
      ) : null}
      <Included>
        {included.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Included>
    </Stack>
  );
}

const Price = styled(Figure)`
  line-height: ${token.leading.text};
`;

const Included = styled.ul`
  display: grid;
  gap: ${token.space[2]};
  margin: 0;
  padding-inline-start: 1.2em;
  list-style: disc;

  & > li::marker {
    color: ${token.color.accentText};
  }
`;
