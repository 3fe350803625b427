import { Field, PasswordInput, TextInput } from '@declic/design-system';
import { FormDialog } from './form-dialog';
import { useChangeAddressForm } from './use-change-address-form';

export interface ChangeAddressDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The address that the confirmation mail was sent to. */
  onSent: (address: string) => void;
}

export function ChangeAddressDialog({ open, onOpenChange, onSent }: ChangeAddressDialogProps) {
  const {
    form: { register },
    errors,
    ...form
  } = useChangeAddressForm((address) => {
    onSent(address);
    onOpenChange(false);
  });

  return (
    <FormDialog
      {...form}
      open={open}
      onOpenChange={onOpenChange}
      title="Change your email address"
      description="We send a link to the new address. The change happens when you open it."
      send="Send the link"
    >
      <Field label="New email" required error={errors.email?.message}>
        <TextInput type="email" inputMode="email" autoComplete="email" maxLength={255} {...register('email')} />
      </Field>
      <Field label="Present password" required error={errors.present_password?.message}>
        <PasswordInput autoComplete="current-password" {...register('present_password')} />
      </Field>
    </FormDialog>
  );
}
