import { Heading } from '@declic/design-system';
import type { Session } from '../../domain/session';
import { CoverCard } from '../../ui/cover-card';
import { SeatsLeft } from '../../ui/seats-left';
import { SessionFacts } from '../../ui/session-facts';
import { StatusBadge } from '../../ui/status-badge';

/** What is being booked, in sight while one types. */
export function BookingSummary({ session }: { session: Session }) {
  return (
    <CoverCard session={session} label="Votre atelier">
      <div>
        <StatusBadge session={session} />
      </div>
      <Heading level={2} size="h4">
        {session.title}
      </Heading>
      <SessionFacts session={session} />
      <SeatsLeft session={session} />
    </CoverCard>
  );
}
