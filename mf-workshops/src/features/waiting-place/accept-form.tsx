import { Button, Field, Stack, TextInput } from '@declic/design-system';
import { useApiForm, useWatch } from '@declic/remote-kit/form';
import * as z from 'zod/mini';
import type { SavedBooking } from '../../booking-progress/saved-booking';
import { firstNameField, lineField, telegramNameCheck } from '../../domain/field-schemas';
import { failureWords, personFieldWords } from '../../domain/failure-words';
import { PolicySentence } from '../../policy/policy-sentence';
import { FailedCall } from '../../ui/failed-call';
import { TelegramFields } from '../../ui/telegram-fields';
import { useAcceptOffer } from './use-accept-offer';
import type { WaitingPlace } from './waiting-place.queries';

const schema = z
  .object({
    firstName: firstNameField(),
    role: lineField(120),
    telegramNotifications: z.boolean(),
    telegramUsername: z.string().check(z.trim()),
  })
  .check(telegramNameCheck);

type Fields = z.infer<typeof schema>;

const empty: Fields = { firstName: '', role: '', telegramNotifications: false, telegramUsername: '' };

export interface AcceptFormProps {
  token: string;
  place: WaitingPlace;
  onAccepted: (booking: SavedBooking) => void;
}

/** What is still needed to take the offered seat. */
export function AcceptForm({ token, place, onAccepted }: AcceptFormProps) {
  const accepting = useAcceptOffer(token, place, onAccepted);
  const { form, errors, submit, isSending, failure } = useApiForm({
    schema,
    defaults: empty,
    mutation: accepting,
    toVariables: toRequest,
    words,
    fieldWords: personFieldWords,
    alwaysSaysFailure: true,
  });
  const { control, register } = form;
  const wanted = useWatch({ control, name: 'telegramNotifications' });
  const isPremium = place.ticket_type === 'premium';
  return (
    <form noValidate aria-label="Accepter la place" onSubmit={(event) => void submit(event)}>
      <Stack $gap={4}>
        {failure ? <FailedCall title="La place n’est pas encore prise" failure={failure} /> : null}
        <Field label="Prénom" required error={errors.firstName?.message}>
          <TextInput autoComplete="given-name" maxLength={80} {...register('firstName')} />
        </Field>
        <Field label="Rôle (facultatif)" error={errors.role?.message}>
          <TextInput autoComplete="organization-title" maxLength={120} {...register('role')} />
        </Field>
        <TelegramFields
          wanted={wanted}
          toggle={register('telegramNotifications')}
          name={register('telegramUsername')}
          error={errors.telegramUsername?.message}
        />
        <Button type="submit" size="lg" fullWidth loading={isSending}>
          {isPremium ? 'Continuer vers le paiement' : 'Prendre la place'}
        </Button>
        {isPremium ? <PolicySentence of={['payment']} /> : null}
      </Stack>
    </form>
  );
}

function toRequest({ firstName, role, telegramNotifications, telegramUsername }: Fields) {
  return {
    firstName,
    ...(role && { role }),
    telegramNotifications,
    ...(telegramNotifications && telegramUsername && { telegramUsername }),
  };
}

const words = failureWords({
  no_offer: 'Aucune place n’est proposée pour le moment.',
  offer_over: 'La proposition est passée : la place a été offerte à la personne suivante.',
});
