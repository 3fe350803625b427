import { Button, Checkbox, Field, Stack, Text, TextInput } from '@declic/design-system';
import { type ApiForm, type ApiFormOptions, useApiForm, useWatch } from '@declic/remote-kit/form';
import { type BookingFields, bookingSchema, emptyBooking } from './booking-schema';
import { BookingFailure, bookingFailureWords, fieldWords } from './booking-failure';
import type { BookingRequest } from './booking-request';

export interface BookingFormProps {
  booking: ApiFormOptions<BookingFields, BookingRequest, unknown>['mutation'];
  toRequest: (fields: BookingFields) => BookingRequest;
}

/** The booking form. Typed values stay when the booking is refused. */
export function BookingForm({ booking, toRequest }: BookingFormProps) {
  const { form, errors, submit, isSending, failure } = useApiForm({
    schema: bookingSchema,
    defaults: emptyBooking,
    mutation: booking,
    toVariables: toRequest,
    words: bookingFailureWords,
    fieldWords,
    alwaysSaysFailure: true,
  });
  const consent = useWatch({ control: form.control, name: 'gdprConsent' });

  return (
    <form noValidate aria-label="Réservation" onSubmit={(event) => void submit(event)}>
      <Stack $gap={5}>
        {failure ? <BookingFailure failure={failure} /> : null}
        <PersonFields form={form} errors={errors} />
        <ContactFields form={form} errors={errors} />
        <Button type="submit" size="lg" fullWidth loading={isSending} disabled={isSending || !consent}>
          Confirmer ma réservation
        </Button>
        <Text size="small" tone="muted">
          Pass Gratuit · 0€. Aucun moyen de paiement n’est demandé.
        </Text>
      </Stack>
    </form>
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
      <Checkbox label="Me prévenir aussi sur Telegram" {...register('telegramNotifications')} />
      {telegram ? (
        <Field
          label="Nom d’utilisateur Telegram"
          hint="Telegram ne nous laisse écrire qu’à qui nous a d’abord contactés : d’ici là, tout part par e-mail."
          error={errors.telegramUsername?.message}
        >
          <TextInput
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            placeholder="@votre_nom"
            {...register('telegramUsername')}
          />
        </Field>
      ) : null}
      <Checkbox
        required
        label="J’accepte que Declic utilise ces informations pour gérer ma réservation."
        error={errors.gdprConsent?.message}
        {...register('gdprConsent')}
      />
    </div>
  );
}
