import { Button, Field, Notice, PasswordInput, Stack, TextInput } from '@declic/design-system';
import { Dialog } from '@declic/design-system/dialog';
import { useId } from 'react';
import { useChangeAddressForm } from './use-change-address-form';

export interface ChangeAddressDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The address that the confirmation mail was sent to. */
  onSent: (address: string) => void;
}

export function ChangeAddressDialog({ open, onOpenChange, onSent }: ChangeAddressDialogProps) {
  const formId = useId();
  const { form, errors, submit, isSending, failure, reset } = useChangeAddressForm((address) => {
    onSent(address);
    onOpenChange(false);
  });
  const { register } = form;
  const changeOpen = (next: boolean) => {
    if (!next) reset();
    onOpenChange(next);
  };

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => (isSending ? undefined : changeOpen(next))}
      title="Change your email address"
      description="We send a link to the new address. The change happens when you open it."
      size="sm"
      footer={
        <>
          <Button variant="secondary" disabled={isSending} onClick={() => changeOpen(false)}>
            Cancel
          </Button>
          <Button type="submit" form={formId} loading={isSending}>
            Send the link
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={(event) => void submit(event)} noValidate aria-label="Change your email address">
        <Stack $gap={4}>
          {failure === undefined ? null : <Notice tone="danger">{failure.text}</Notice>}
          <Field label="New email" required error={errors.email?.message}>
            <TextInput type="email" inputMode="email" autoComplete="email" maxLength={255} {...register('email')} />
          </Field>
          <Field label="Present password" required error={errors.present_password?.message}>
            <PasswordInput autoComplete="current-password" {...register('present_password')} />
          </Field>
        </Stack>
      </form>
    </Dialog>
  );
}
