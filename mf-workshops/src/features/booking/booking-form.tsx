import { Button, Checkbox, Field, Notice, Stack, Text, TextInput } from '@declic/design-system';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { type BookingFields, bookingSchema, emptyBooking } from './booking.schema';
import { bookingFailure, refusedFields } from './booking-failure';

export interface BookingFormProps {
  onSubmit: (fields: BookingFields) => void;
  submitting: boolean;
  /** Why the last attempt failed. */
  error: Error | null;
}

/** Form of the attendee. Keeps its input after a failed request. */
export function BookingForm({ onSubmit, submitting, error }: BookingFormProps) {
  const { control, formState, handleSubmit, register, setError } = useForm<BookingFields>({
    resolver: zodResolver(bookingSchema),
    defaultValues: emptyBooking,
  });
  const [telegram, consent] = useWatch({ control, name: ['telegramNotifications', 'gdprConsent'] });
  const { errors } = formState;

  useEffect(() => {
    if (error)
      refusedFields(error).forEach(({ field, message }, index) =>
        setError(field, { message }, { shouldFocus: index === 0 }),
      );
  }, [error, setError]);

  return (
    <form noValidate aria-label="Réservation" onSubmit={(event) => void handleSubmit(onSubmit)(event)}>
      <Stack $gap={5}>
        {error ? (
          <Notice tone="danger">
            <strong>Erreur lors de la réservation</strong>
            <br />
            {bookingFailure(error)}
          </Notice>
        ) : null}
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
        <Button type="submit" size="lg" fullWidth loading={submitting} disabled={submitting || !consent}>
          Confirmer ma réservation
        </Button>
        <Text size="small" tone="muted">
          Pass Gratuit · 0€. Aucun moyen de paiement n’est demandé.
        </Text>
      </Stack>
    </form>
  );
}
