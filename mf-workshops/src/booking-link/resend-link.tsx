import { Button, Field, Notice, Stack, Text, TextInput } from '@declic/design-system';
import { unwrap, workshopsApi } from '@declic/openapi/workshops';
import { useApiForm } from '@declic/remote-kit/form';
import { useMutation } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { emailField } from '../domain/field-schemas';
import { failureWords } from '../domain/failure-words';
import { inTime } from '../domain/in-time';
import { FailedCall } from '../ui/failed-call';

export interface ResendLinkProps {
  sessionId: string;
  /** What the mail is good for. */
  purpose: string;
}

/** Mails the personal link of a booking again. The answer does not say whether the address has one. */
export function ResendLink({ sessionId, purpose }: ResendLinkProps) {
  const resending = useMutation({
    mutationFn: (email: string) =>
      unwrap(workshopsApi.POST('/api/workshops/bookings/link', { body: { sessionId, email }, ...inTime() })),
  });
  const { form, errors, submit, isSending, failure } = useApiForm({
    schema: z.object({ email: emailField() }),
    defaults: { email: '' },
    mutation: resending,
    toVariables: ({ email }) => email,
    words: failureWords(),
    fieldWords: { email: 'Cette adresse n’est pas valide.' },
  });
  if (resending.isSuccess) {
    return <Notice tone="success">Si cette adresse a une réservation, son lien personnel est en route.</Notice>;
  }
  return (
    <form noValidate aria-label="Recevoir mon lien" onSubmit={(event) => void submit(event)}>
      <Stack $gap={3}>
        <Text>{purpose}</Text>
        {failure ? <FailedCall title="Le lien n’a pas pu être envoyé" failure={failure} /> : null}
        <Field label="E-mail de la réservation" required error={errors.email?.message}>
          <TextInput type="email" inputMode="email" autoComplete="email" maxLength={255} {...form.register('email')} />
        </Field>
        <Button type="submit" fullWidth variant="secondary" loading={isSending}>
          Recevoir mon lien
        </Button>
      </Stack>
    </form>
  );
}
