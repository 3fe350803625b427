import { ButtonLink, Card, Heading, Row } from '@declic/design-system';
import { isAhead } from '../../domain/session';
import { paths } from '../../paths';
import type { MyBooking } from './my-booking.queries';

/** What can be done after a booking has ended. */
export function AfterBooking({ booking: { session } }: { booking: MyBooking }) {
  const isOpen = isAhead(session) && session.status !== 'cancelled';
  return (
    <Card as="section" $gap={4} $justify="start" aria-labelledby="la-suite">
      <Heading level={2} size="lead" id="la-suite">
        La suite
      </Heading>
      <Row $gap={3}>
        {isOpen ? (
          <ButtonLink variant="secondary" href={paths.workshop(session.id)}>
            Réserver à nouveau
          </ButtonLink>
        ) : null}
        <ButtonLink variant="secondary" href={paths.home()}>
          Voir les autres ateliers
        </ButtonLink>
      </Row>
    </Card>
  );
}
