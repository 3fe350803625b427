import { Field, PasswordInput } from '@declic/design-system';
import { type Control, useWatch } from '@declic/remote-kit/form';
import { NewPasswordChecklist } from '../../passwords/new-password-checklist';
import { FormDialog } from './form-dialog';
import type { PasswordChange } from './security-schemas';
import { useChangePasswordForm } from './use-change-password-form';

const CHECKLIST_ID = 'changed-password-rules';

export interface ChangePasswordDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function ChangePasswordDialog(props: ChangePasswordDialogProps) {
  const {
    form: { register, control },
    errors,
    ...form
  } = useChangePasswordForm(() => props.onOpenChange(false));

  return (
    <FormDialog {...form} {...props} title="Change your password" send="Change password">
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
    </FormDialog>
  );
}

/** Apart, so that a letter of the password renders only this. */
function LiveChecklist({ control }: { control: Control<PasswordChange> }) {
  return <NewPasswordChecklist id={CHECKLIST_ID} password={useWatch({ control, name: 'password' })} />;
}
