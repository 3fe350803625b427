import { notify } from '@declic/remote-kit';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { showServerFieldErrors } from '../../account/server-field-errors';
import { formFailure } from './form-failure';
import { useChangePassword } from './security.queries';
import { type PasswordChange, passwordChangeSchema } from './security-schemas';

/** The form while it is being filled, and what happens when it is sent. */
export function useChangePasswordForm(onDone: () => void) {
  const change = useChangePassword();
  const [failure, setFailure] = useState<string>();
  const form = useForm<PasswordChange>({
    resolver: zodResolver(passwordChangeSchema),
    defaultValues: { present_password: '', password: '', confirmPassword: '' },
  });

  const send = async ({ present_password, password }: PasswordChange) => {
    setFailure(undefined);
    try {
      await change.mutateAsync({ present_password, password });
    } catch (error) {
      showServerFieldErrors(error, form.setError, ['present_password', 'password']);
      return setFailure(formFailure(error));
    }
    notify.success('Password changed', { description: 'Every other device is signed out.' });
    form.reset();
    onDone();
  };

  return { form, submit: form.handleSubmit(send), failure };
}
