import { Button, Field, Row, Stack, TextInput } from '@declic/design-system';
import { type Schemas, unwrap, workshopsApi } from '@declic/openapi/workshops';
import { useApiForm } from '@declic/remote-kit/form';
import { useMutation } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { emailField, firstNameField } from '../../domain/field-schemas';
import { failureWords } from '../../domain/failure-words';
import { inTime } from '../../domain/in-time';
import { FailedCall } from '../../ui/failed-call';
import { bearing } from './my-booking.queries';
import type { Heir } from './transferred';

export interface TransferFormProps {
  token: string;
  onKeep: () => void;
  onTransferred: (heir: Heir) => void;
}

const schema = z.object({ firstName: firstNameField(), email: emailField() });

/** Whom the seat goes to. The link of this page ends with it. */
export function TransferForm({ token, onKeep, onTransferred }: TransferFormProps) {
  const transfer = useMutation({
    mutationFn: (body: Schemas['TransferMyBooking']) =>
      unwrap(workshopsApi.POST('/api/workshops/my-booking/transfer', { ...bearing(token), ...inTime(), body })),
    onSuccess: (_result, heir) => onTransferred(heir),
  });
  const { form, errors, submit, isSending, failure } = useApiForm({
    schema,
    defaults: { firstName: '', email: '' },
    mutation: transfer,
    toVariables: (fields) => fields,
    words,
    fieldWords: { firstName: 'Indiquez un prénom, sans caractère spécial.', email: 'Cette adresse n’est pas valide.' },
  });
  return (
    <form noValidate aria-label="Céder ma place" onSubmit={(event) => void submit(event)}>
      <Stack $gap={4}>
        {failure ? <FailedCall title="La place n’a pas été cédée" failure={failure} /> : null}
        <Field label="Prénom" required error={errors.firstName?.message}>
          <TextInput autoComplete="off" maxLength={80} {...form.register('firstName')} />
        </Field>
        <Field
          label="E-mail"
          required
          error={errors.email?.message}
          hint="Le nouveau lien personnel part à cette adresse."
        >
          <TextInput type="email" inputMode="email" autoComplete="off" maxLength={255} {...form.register('email')} />
        </Field>
        <Row $gap={3}>
          <Button type="submit" loading={isSending}>
            Céder la place
          </Button>
          <Button variant="secondary" disabled={isSending} onClick={onKeep}>
            Garder ma place
          </Button>
        </Row>
      </Stack>
    </form>
  );
}

const words = failureWords({
  already_booked: 'Cette personne a déjà une place pour cet atelier.',
  own_address: 'Cette adresse est déjà celle de la réservation.',
  transfer_closed: 'L’atelier a commencé : la place ne peut plus être cédée.',
});
