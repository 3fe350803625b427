import { Button, ButtonLink, CircleCheck, Heading, Row, Stack, Steps, Text, token } from '@declic/design-system';
import { styled } from 'styled-components';
import type { SavedBooking } from '../../booking-progress/saved-booking';
import { longDate, timeOfDay } from '../../domain/dates';
import type { Session } from '../../domain/session';
import { paths } from '../../paths';
import { MailAddress } from '../../ui/mail-address';
import { useFocusOnMount } from '../../ui/use-focus-on-mount';
import { VisitorTimeNote } from '../../ui/visitor-time-note';

export interface BookingSuccessProps {
  booking: SavedBooking;
  session: Session;
  onBookAnother: () => void;
}

/** The seat is taken: where the proof is, and what comes next. */
export function BookingSuccess({ booking, session, onBookAnother }: BookingSuccessProps) {
  const heading = useFocusOnMount();
  return (
    <Stack $gap={5}>
      <Mark>
        <CircleCheck size={32} aria-hidden />
      </Mark>
      <Heading level={1} size="h2" tabIndex={-1} ref={heading}>
        Votre place est réservée
      </Heading>
      <Text size="lead" tone="muted">
        Merci {booking.firstName}. Rendez-vous {longDate(session.start_utc)} à {timeOfDay(session.start_utc)}, heure de
        Paris.
      </Text>
      <VisitorTimeNote start={session.start_utc} />
      <WhatNext booking={booking} session={session} />
      <Row $gap={3}>
        {booking.telegramUrl ? (
          <ButtonLink href={booking.telegramUrl} target="_blank">
            Rejoindre le bot Telegram
          </ButtonLink>
        ) : null}
        <ButtonLink variant="secondary" href={paths.home()}>
          Voir les autres ateliers
        </ButtonLink>
        <Button variant="ghost" onClick={onBookAnother}>
          Réserver une autre place
        </Button>
      </Row>
    </Stack>
  );
}

function WhatNext({ booking, session }: Pick<BookingSuccessProps, 'booking' | 'session'>) {
  return (
    <section aria-labelledby="la-suite">
      <Heading level={2} size="lead" id="la-suite">
        La suite
      </Heading>
      <NextSteps>
        <li>
          La confirmation part à <MailAddress as="strong">{booking.email}</MailAddress>, avec le fichier pour votre
          agenda. Gardez-la : son lien personnel permet d’annuler, de céder la place et d’entrer dans la salle.
        </li>
        {session.prerequisites.length > 0 ? (
          <li>Vérifiez les prérequis : {session.prerequisites.join(' · ')}.</li>
        ) : null}
        <li>Notez la date : l’atelier commence à l’heure et dure {session.duration_min} minutes.</li>
        {booking.telegramUrl ? (
          <li>Ouvrez le bot Telegram et appuyez sur Démarrer : les rappels y arrivent aussi.</li>
        ) : null}
      </NextSteps>
    </section>
  );
}

const Mark = styled.div`
  display: grid;
  place-items: center;
  inline-size: ${token.space[8]};
  block-size: ${token.space[8]};
  border-radius: ${token.radius.full};
  background: ${token.color.successSoft};
  color: ${token.color.success};
`;

const NextSteps = styled(Steps)`
  max-inline-size: ${token.size.reading};
  margin-block-start: ${token.space[3]};
`;
