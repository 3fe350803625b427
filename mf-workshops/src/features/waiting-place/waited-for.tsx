import { Heading, Link, Text } from '@declic/design-system';
import { formatEuro } from '../../domain/money';
import { ticketNames } from '../../domain/session-labels';
import { paths } from '../../paths';
import { CoverCard } from '../../ui/cover-card';
import { SessionFacts } from '../../ui/session-facts';
import type { WaitingPlace } from './waiting-place.queries';

/** The workshop of a place in line, and the ticket that is waited for. */
export function WaitedFor({ place: { session, ticket_type, price_eur } }: { place: WaitingPlace }) {
  return (
    <CoverCard session={{ ...session, stack: [] }} label="L’atelier">
      <Heading level={2} size="h4">
        <Link href={paths.workshop(session.id)}>{session.title}</Link>
      </Heading>
      <SessionFacts session={session} />
      <Text size="small" tone="muted">
        {ticketNames[ticket_type]} · {formatEuro(price_eur)}
      </Text>
    </CoverCard>
  );
}
