import { Button, ButtonLink, Field, Stack, TextInput } from '@declic/design-system';
import { notify } from '@declic/remote-kit';
import { useApiForm } from '@declic/remote-kit/form';
import { useState } from 'react';
import * as z from 'zod/mini';
import { paths } from '../../../paths';
import { emailSchema } from '../../../email-schema';
import { RecoverySent } from './recovery-sent';
import { useRequestRecovery } from './request-recovery.queries';

const schema = z.object({ email: emailSchema });

export interface RecoveryFormProps {
  address?: string;
  /** The page to which signing in leads, for who remembers the password after all. */
  wanted?: string | undefined;
}

/** Form for the address that the recovery link is sent to. The answer is the same for every address. */
export function RecoveryForm({ address = '', wanted }: RecoveryFormProps) {
  const request = useRequestRecovery();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { form, errors, submit, isSending } = useApiForm({
    schema,
    defaults: { email: address },
    mutation: request,
    toVariables: ({ email: to }) => to,
    onSent: (_answer, { email: to }) => setSentTo(to),
  });
  const sendAgain = (to: string) => request.mutate(to, { onSuccess: sayAnotherIsOnItsWay });

  if (sentTo !== null)
    return <RecoverySent email={sentTo} loading={request.isPending} onAgain={() => sendAgain(sentTo)} />;
  return (
    <form onSubmit={(event) => void submit(event)} noValidate aria-label="Password recovery">
      <Stack $gap={4}>
        <Field label="Email" required error={errors.email?.message}>
          <TextInput
            type="email"
            inputMode="email"
            autoComplete="username"
            maxLength={255}
            {...form.register('email')}
          />
        </Field>
        <Button type="submit" size="lg" fullWidth loading={isSending}>
          Send the link
        </Button>
        <ButtonLink href={paths.login(wanted)} variant="ghost">
          Back to login
        </ButtonLink>
      </Stack>
    </form>
  );
}

function sayAnotherIsOnItsWay(): void {
  notify.success('Request sent', {
    description: 'If there is an account, another link is on its way. Only the latest one works.',
  });
}
