import { DescriptionList, Heading, Link, Text } from '@declic/design-system';
import { longDate, timeOfDay } from '../../domain/dates';
import { formatEuro } from '../../domain/money';
import { ticketNames } from '../../domain/session-labels';
import { paths } from '../../paths';
import { CoverCard } from '../../ui/cover-card';
import { VisitorTimeNote } from '../../ui/visitor-time-note';
import type { MyBooking } from './my-booking.queries';

/** What was booked: when, which ticket, at which price. */
export function MyWorkshop({ booking }: { booking: MyBooking }) {
  const { session, ticket_type, price_eur } = booking;
  return (
    <CoverCard session={{ ...session, stack: [] }} label="L’atelier">
      <Heading level={2} size="h4">
        <Link href={paths.workshop(session.id)}>{session.title}</Link>
      </Heading>
      <DescriptionList
        items={[
          { term: 'Date', details: <time dateTime={session.start_utc}>{longDate(session.start_utc)}</time> },
          { term: 'Heure', details: `${timeOfDay(session.start_utc)} (heure de Paris)` },
          { term: 'Durée', details: `${session.duration_min} min` },
          { term: 'Billet', details: `${ticketNames[ticket_type]} · ${formatEuro(price_eur)}` },
        ]}
      />
      <VisitorTimeNote start={session.start_utc} />
      {session.prerequisites.length > 0 ? (
        <Text size="small" tone="muted">
          À préparer : {session.prerequisites.join(' · ')}
        </Text>
      ) : null}
    </CoverCard>
  );
}
