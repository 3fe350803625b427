import { Button, Checkbox, Field, Stack, TextInput } from '@declic/design-system';
import { type ApiForm, type ApiFormOptions, useApiForm, useWatch } from '@declic/remote-kit/form';
import type { ReactNode } from 'react';
import { openTickets, type Session } from '../../domain/session';
import { TelegramFields } from '../../ui/telegram-fields';
import { BookingFailure, bookingFailureWords, fieldWords } from './booking-failure';
import type { BookingRequest } from './booking-request';
import { type BookingFields, bookingSchema, emptyBooking } from './booking-schema';
import { PriceNote, TicketChoice } from './ticket-choice';

/** Refusals that say that the address has a booking, which its personal link leads to. */
const HAS_BOOKING: ReadonlySet<string> = new Set(['already_booked', 'payment_pending']);

export interface BookingFormProps {
  session: Session;
  booking: ApiFormOptions<BookingFields, BookingRequest, unknown>['mutation'];
  toRequest: (fields: BookingFields) => BookingRequest;
  /** What helps where the address has a booking already. */
  alreadyBooked?: ReactNode;
}

/** The booking form. Typed values stay when the booking is refused. */
export function BookingForm({ session, booking, toRequest, alreadyBooked }: BookingFormProps) {
  const { form, errors, submit, isSending, failure } = useApiForm({
    schema: bookingSchema,
    defaults: { ...emptyBooking, ticketType: openTickets(session)[0] ?? 'free' },
    mutation: booking,
    toVariables: toRequest,
    words: bookingFailureWords,
    fieldWords,
    alwaysSaysFailure: true,
  });
  const [consent, ticket] = useWatch({ control: form.control, name: ['gdprConsent', 'ticketType'] });

  return (
    <Stack $gap={5}>
      <form noValidate aria-label="Réservation" onSubmit={(event) => void submit(event)}>
        <Stack $gap={5}>
          {failure ? <BookingFailure failure={failure} /> : null}
          <TicketChoice session={session} value={ticket} onChoose={(chosen) => form.setValue('ticketType', chosen)} />
          <PersonFields form={form} errors={errors} />
          <ContactFields form={form} errors={errors} />
          <Button type="submit" size="lg" fullWidth loading={isSending} disabled={!consent && !isSending}>
            {ticket === 'premium' ? 'Continuer vers le paiement' : 'Confirmer ma réservation'}
          </Button>
          <PriceNote ticket={ticket} session={session} />
        </Stack>
      </form>
      {failure && HAS_BOOKING.has(failure.code) ? alreadyBooked : null}
    </Stack>
  );
}

type FieldsProps = Pick<ApiForm<BookingFields>, 'form' | 'errors'>;

function PersonFields({ form: { register }, errors }: FieldsProps) {
  return (
    <>
      <Field label="Prénom" required error={errors.firstName?.message}>
        <TextInput autoComplete="given-name" maxLength={80} {...register('firstName')} />
      </Field>
      <Field label="E-mail" required error={errors.email?.message} hint="La confirmation part à cette adresse.">
        <TextInput type="email" inputMode="email" autoComplete="email" maxLength={255} {...register('email')} />
      </Field>
      <Field label="Rôle (facultatif)" error={errors.role?.message}>
        <TextInput
          autoComplete="organization-title"
          maxLength={120}
          placeholder="Responsable marketing"
          {...register('role')}
        />
      </Field>
    </>
  );
}

/** How the person is told about the workshop, and the consent to it. */
function ContactFields({ form: { control, register }, errors }: FieldsProps) {
  const telegram = useWatch({ control, name: 'telegramNotifications' });
  return (
    <div>
      <TelegramFields
        wanted={telegram}
        toggle={register('telegramNotifications')}
        name={register('telegramUsername')}
        error={errors.telegramUsername?.message}
      />
      <Checkbox
        required
        label="J’accepte que Declic utilise ces informations pour gérer ma réservation."
        error={errors.gdprConsent?.message}
        {...register('gdprConsent')}
      />
    </div>
  );
}
