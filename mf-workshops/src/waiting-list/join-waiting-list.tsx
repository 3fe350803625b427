import { Button, Checkbox, Field, Heading, Notice, RadioGroup, Stack, Text, TextInput } from '@declic/design-system';
import { type Schemas, unwrap, workshopsApi } from '@declic/openapi/workshops';
import { useApiForm, useWatch } from '@declic/remote-kit/form';
import { useMutation } from '@tanstack/react-query';
import { inTime } from '../domain/in-time';
import { formatEuro } from '../domain/money';
import { type Session, listTickets } from '../domain/session';
import { ticketNames } from '../domain/session-labels';
import { PolicySentence } from '../policy/policy-sentence';
import { FailedCall } from '../ui/failed-call';
import { MailAddress } from '../ui/mail-address';
import { useFocusOnMount } from '../ui/use-focus-on-mount';
import { noPlace, waitingSchema, waitingWords } from './waiting-schema';

type Request = Schemas['JoinWaitingList'];

const TITLE = 'Liste d’attente';

/** The line of a workshop that is full: an e-mail, and the place that it gets. */
export function JoinWaitingList({ session }: { session: Session }) {
  const joining = useMutation({
    mutationFn: (body: Request) => unwrap(workshopsApi.POST('/api/workshops/waiting-list', { body, ...inTime() })),
  });
  return (
    <Stack $gap={3}>
      {joining.data ? (
        <Joined position={joining.data.position} email={joining.variables.email} />
      ) : (
        <>
          <Heading level={2} size="lead">
            {TITLE}
          </Heading>
          <WaitingForm session={session} joining={joining} />
        </>
      )}
    </Stack>
  );
}

function Joined(place: { position: number | null; email: string }) {
  const heading = useFocusOnMount();
  return (
    <>
      <Heading level={2} size="lead" tabIndex={-1} ref={heading}>
        {TITLE}
      </Heading>
      <Position {...place} />
    </>
  );
}

function Position({ position, email }: { position: number | null; email: string }) {
  if (position === null) {
    return (
      <Notice tone="warning">
        <strong>Encore une pression.</strong> Un e-mail part à <MailAddress>{email}</MailAddress> : votre place dans la
        file compte quand vous l’avez confirmée.
      </Notice>
    );
  }
  return (
    <>
      <Notice tone="success">
        <strong>
          {position === 1 ? 'Vous êtes en tête de la file.' : `Votre place dans la file : n° ${position}.`}
        </strong>{' '}
        Un e-mail part à <MailAddress>{email}</MailAddress> : son lien montre votre place, et permet de quitter la file.
      </Notice>
      <PolicySentence of={['offer']} />
    </>
  );
}

interface WaitingFormProps {
  session: Session;
  joining: Parameters<typeof useApiForm<typeof noPlace, Request, unknown>>[0]['mutation'];
}

function WaitingForm({ session, joining }: WaitingFormProps) {
  const tickets = listTickets(session);
  const { form, errors, submit, isSending, failure } = useApiForm({
    schema: waitingSchema,
    defaults: { ...noPlace, ticketType: tickets[0] ?? 'free' },
    mutation: joining,
    toVariables: ({ email, ticketType }): Request => ({ sessionId: session.id, email, ticketType, gdprConsent: true }),
    words: waitingWords,
    fieldWords: { email: 'Cette adresse n’est pas valide.' },
    alwaysSaysFailure: true,
  });
  const { control, register, setValue } = form;
  const ticketType = useWatch({ control, name: 'ticketType' });
  return (
    <form noValidate aria-label={TITLE} onSubmit={(event) => void submit(event)}>
      <Stack $gap={3}>
        <Text size="small" tone="muted">
          Laissez votre e-mail : chaque place libérée est proposée dans l’ordre.
        </Text>
        {failure ? <FailedCall title="Vous n’êtes pas dans la file" failure={failure} /> : null}
        <Field label="E-mail" required error={errors.email?.message}>
          <TextInput type="email" inputMode="email" autoComplete="email" maxLength={255} {...register('email')} />
        </Field>
        {tickets.length > 1 ? (
          <RadioGroup
            label="Billet"
            choices={tickets.map((value) => ({
              value,
              label: `${ticketNames[value]} · ${formatEuro(value === 'free' ? 0 : session.premium_price_eur)}`,
            }))}
            value={ticketType}
            onChange={(value) => setValue('ticketType', value === 'premium' ? 'premium' : 'free')}
          />
        ) : null}
        <Checkbox
          required
          label="J’accepte que Declic utilise cette adresse pour me proposer une place."
          error={errors.gdprConsent?.message}
          {...register('gdprConsent')}
        />
        <Button type="submit" fullWidth variant="secondary" loading={isSending}>
          Rejoindre la file
        </Button>
      </Stack>
    </form>
  );
}
