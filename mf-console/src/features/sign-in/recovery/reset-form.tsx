import { Button, Field, PasswordInput, Spinner, Stack } from '@declic/design-system';
import { useWatch } from '@declic/remote-kit/form';
import { NewPasswordChecklist } from '../../../passwords/new-password-checklist';
import { missingLink, recoveryLinkFault } from './recovery-link-fault';
import { RecoveryLinkCard } from './recovery-link-card';
import { useCheckedLink } from './recovery-link.queries';
import { useResetForm } from './use-reset-form';

const CHECKLIST_ID = 'new-password-rules';

export interface ResetFormProps {
  /** From the link of the mail; undefined when the page was opened without it. */
  token: string | undefined;
}

export function ResetForm({ token }: ResetFormProps) {
  // Another link is another attempt: what the last one answered does not concern it.
  return token === undefined ? (
    <RecoveryLinkCard fault={missingLink} token={undefined} />
  ) : (
    <CheckedForm key={token} token={token} />
  );
}

/** An invalid link is reported before the form is shown. When its state cannot be checked, the form is shown. */
function CheckedForm({ token }: { token: string }) {
  const { isPending, error } = useCheckedLink(token);
  const fault = recoveryLinkFault(error);

  if (isPending) return <Spinner label="Checking your link" size={32} />;
  return fault ? <RecoveryLinkCard fault={fault} token={token} /> : <NewPasswordForm token={token} />;
}

function NewPasswordForm({ token }: { token: string }) {
  const { form, errors, submit, isSending, fault } = useResetForm(token);
  const { register, control } = form;
  const password = useWatch({ control, name: 'password' });

  if (fault) return <RecoveryLinkCard fault={fault} token={token} />;
  return (
    <form onSubmit={(event) => void submit(event)} noValidate aria-label="Choose a new password">
      <Stack $gap={4}>
        <Field label="New password" required error={errors.password?.message}>
          <PasswordInput autoComplete="new-password" aria-describedby={CHECKLIST_ID} {...register('password')} />
        </Field>
        <NewPasswordChecklist id={CHECKLIST_ID} password={password} />
        <Field label="Confirm password" required error={errors.confirmPassword?.message}>
          <PasswordInput autoComplete="new-password" {...register('confirmPassword')} />
        </Field>
        <Button type="submit" size="lg" fullWidth loading={isSending}>
          Set new password
        </Button>
      </Stack>
    </form>
  );
}
