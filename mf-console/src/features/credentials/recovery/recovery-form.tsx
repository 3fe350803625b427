import { Button, ButtonLink, Field, Stack, TextInput } from '@declic/design-system';
import { notify } from '@declic/remote-kit';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { paths } from '../../../paths';
import { email } from '../../../account/credentials-schema';
import { RecoverySent } from './recovery-sent';
import { useRequestRecovery } from './request-recovery.queries';

const schema = z.object({ email });

export interface RecoveryFormProps {
  address?: string;
  /** The page to which signing in leads, for who remembers the password after all. */
  wanted?: string | undefined;
}

/** Form for the address that the recovery link is sent to. The answer is the same for every address. */
export function RecoveryForm({ address = '', wanted }: RecoveryFormProps) {
  const { mutate, isPending } = useRequestRecovery();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { email: address },
  });
  const send = (to: string) => mutate(to, { onSuccess: () => setSentTo(to) });
  const sendAgain = (to: string) => mutate(to, { onSuccess: sayAnotherIsOnItsWay });

  if (sentTo !== null) return <RecoverySent email={sentTo} isSending={isPending} onAgain={() => sendAgain(sentTo)} />;
  return (
    <form
      onSubmit={(event) => void handleSubmit((values) => send(values.email))(event)}
      noValidate
      aria-label="Password recovery"
    >
      <Stack $gap={4}>
        <Field label="Email" required error={formState.errors.email?.message}>
          <TextInput type="email" inputMode="email" autoComplete="username" maxLength={255} {...register('email')} />
        </Field>
        <Button type="submit" size="lg" fullWidth loading={isPending}>
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
