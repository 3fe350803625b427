import { ButtonLink, CircleCheck, Heading, Stack, Steps, Text, token } from '@declic/design-system';
import type { Schemas } from '@declic/openapi/workshops';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { longDate, timeOfDay } from '../../domain/dates';
import type { Session } from '../../domain/session';
import { paths } from '../../paths';

export interface BookingSuccessProps {
  registration: Schemas['WorkshopRegistration'];
  session: Session;
}

/** The seat is taken: where the proof is, and what comes next. */
export function BookingSuccess({ registration, session }: BookingSuccessProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The form that had the focus is gone; what replaced it is what should be read.
  useEffect(() => heading.current?.focus(), []);

  return (
    <Stack $gap={5}>
      <Mark>
        <CircleCheck size={32} aria-hidden />
      </Mark>
      <Heading level={1} size="h2" tabIndex={-1} ref={heading}>
        Votre place est réservée
      </Heading>
      <Text size="lead" tone="muted">
        Merci {registration.firstName}. Rendez-vous {longDate(session.start_utc)} à {timeOfDay(session.start_utc)},
        heure de Paris.
      </Text>
      <section aria-labelledby="la-suite">
        <Heading level={2} size="lead" id="la-suite">
          La suite
        </Heading>
        <NextSteps>
          <li>
            La confirmation part à <strong>{registration.email}</strong>. Gardez-la : elle rappelle la date et mène à
            cette page.
          </li>
          {session.prerequisites.length > 0 ? (
            <li>Vérifiez les prérequis : {session.prerequisites.join(' · ')}.</li>
          ) : null}
          <li>Notez la date : l’atelier commence à l’heure et dure {session.duration_min} minutes.</li>
        </NextSteps>
      </section>
      <div>
        <ButtonLink variant="secondary" href={paths.home()}>
          Voir les autres ateliers
        </ButtonLink>
      </div>
    </Stack>
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
