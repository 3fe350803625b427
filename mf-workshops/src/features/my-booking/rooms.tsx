import { ButtonLink, Card, Heading, Stack, Text } from '@declic/design-system';
import { formatDateTime } from '../../domain/dates';
import { PolicySentence } from '../../policy/policy-sentence';
import { isAhead } from '../../domain/session';
import type { MyBooking } from './my-booking.queries';
import { Replay } from './replay';

type RoomLink = MyBooking['room'];

/** Where the workshop takes place, and what a premium ticket adds: the After-Workshop and the replay. */
export function Rooms({ booking }: { booking: MyBooking }) {
  const { room, after_workshop, replay, session, status } = booking;
  if (status !== 'confirmed' || session.status === 'cancelled') return null;
  return (
    <Stack $gap={5}>
      {isAhead(session) ? <Room title="La salle" action="Entrer dans la salle" link={room} /> : null}
      {after_workshop.state === 'not_included' || after_workshop.state === 'over' ? null : (
        <Room title="After-Workshop" action="Rejoindre l’After-Workshop" link={after_workshop} isAfter />
      )}
      <Replay replay={replay} />
    </Stack>
  );
}

interface RoomProps {
  title: string;
  action: string;
  link: RoomLink;
  isAfter?: boolean;
}

function Room({ title, action, link, isAfter = false }: RoomProps) {
  return (
    <Card as="section" $gap={3} $justify="start" aria-label={title}>
      <Heading level={2} size="lead">
        {title}
      </Heading>
      {link.state === 'open' && link.url ? (
        <ButtonLink href={link.url} target="_blank">
          {action}
        </ButtonLink>
      ) : (
        <Text tone="muted">{whenOpen(link)}</Text>
      )}
      {isAfter ? <PolicySentence of={['after_workshop']} /> : null}
    </Card>
  );
}

function whenOpen({ state, opens_at }: RoomLink): string {
  if (state === 'over') return 'C’est terminé.';
  return opens_at ? `Le lien s’ouvre ici le ${formatDateTime(opens_at)}.` : 'Le lien apparaîtra ici avant le début.';
}
