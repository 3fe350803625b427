import { Button, Field, Notice, PasswordInput, Stack } from '@declic/design-system';
import { Dialog } from '@declic/design-system/dialog';
import { useId } from 'react';
import { type Control, useWatch } from '@declic/remote-kit/form';
import { NewPasswordChecklist } from '../../account/new-password-checklist';
import type { PasswordChange } from './security-schemas';
import { useChangePasswordForm } from './use-change-password-form';

const CHECKLIST_ID = 'changed-password-rules';

export interface ChangePasswordDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function ChangePasswordDialog(props: ChangePasswordDialogProps) {
  const formId = useId();
  const { form, errors, submit, isSending, failure, reset } = useChangePasswordForm(() => props.onOpenChange(false));
  const { register, control } = form;
  const changeOpen = (open: boolean) => {
    if (!open) reset();
    props.onOpenChange(open);
  };

  return (
    <Dialog
      open={props.open}
      onOpenChange={(open) => (isSending ? undefined : changeOpen(open))}
      title="Change your password"
      size="sm"
      footer={
        <>
          <Button variant="secondary" disabled={isSending} onClick={() => changeOpen(false)}>
            Cancel
          </Button>
          <Button type="submit" form={formId} loading={isSending}>
            Change password
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={(event) => void submit(event)} noValidate aria-label="Change your password">
        <Stack $gap={4}>
          {failure === undefined ? null : <Notice tone="danger">{failure.text}</Notice>}
          <Field label="Present password" required error={errors.present_password?.message}>
            <PasswordInput autoComplete="current-password" {...register('present_password')} />
          </Field>
          <Field label="New password" required error={errors.password?.message}>
            <PasswordInput autoComplete="new-password" aria-describedby={CHECKLIST_ID} {...register('password')} />
          </Field>
          <LiveChecklist control={control} />
          <Field label="Confirm password" required error={errors.confirmPassword?.message}>
            <PasswordInput autoComplete="new-password" {...register('confirmPassword')} />
          </Field>
        </Stack>
      </form>
    </Dialog>
  );
}

/** Apart, so that a letter of the password renders only this. */
function LiveChecklist({ control }: { control: Control<PasswordChange> }) {
  return <NewPasswordChecklist id={CHECKLIST_ID} password={useWatch({ control, name: 'password' })} />;
}
