import { Card, Heading, Stack, token } from '@declic/design-system';
import { styled } from 'styled-components';
import type { Session } from '../../domain/session';
import { Cover } from '../../ui/cover/cover';
import { SeatsLeft } from '../../ui/seats-left';
import { SessionFacts } from '../../ui/session-facts';
import { StatusBadge } from '../../ui/status-badge';

/** What is being booked, in sight while one types. */
export function BookingSummary({ session }: { session: Session }) {
  return (
    <Sheet as="aside" $padding="none" aria-label="Votre atelier">
      <Cover session={session} />
      <Facts $gap={3}>
        <div>
          <StatusBadge session={session} />
        </div>
        <Heading level={2} size="h4">
          {session.title}
        </Heading>
        <SessionFacts session={session} />
        <SeatsLeft session={session} />
      </Facts>
    </Sheet>
  );
}

const Sheet = styled(Card)`
  overflow: hidden;
`;

const Facts = styled(Stack)`
  padding: ${token.space[5]};
`;
