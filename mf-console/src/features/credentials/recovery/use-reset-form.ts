import { describeError, notify } from '@declic/remote-kit';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { refusalMessage } from '../../../error-message';
import { paths } from '../../../paths';
import { reportInvalidPassword } from '../credentials-failure';
import { type NewPassword, newPasswordSchema } from '../../../account/credentials-schema';
import { showServerFieldErrors } from '../../../account/server-field-errors';
import { recoveryLinkFault } from './recovery-link-fault';
import { useResetPassword } from './reset-password.queries';

/** The form while it is being filled, and what happens when it is sent. */
export function useResetForm(token: string) {
  const navigate = useNavigate();
  const reset = useResetPassword();
  const form = useForm<NewPassword>({
    resolver: zodResolver(newPasswordSchema),
    defaultValues: { password: '', confirmPassword: '' },
  });

  const send = async ({ password }: NewPassword) => {
    try {
      await reset.mutateAsync({ token, password });
    } catch (error) {
      return reportRefusal(error);
    }
    notify.success('Password changed', { description: 'You are signed in, and every other device is signed out.' });
    await navigate(paths.dashboard(), { replace: true });
  };

  const reportRefusal = (error: unknown) => {
    if (recoveryLinkFault(error)) return; // takes the place of the form
    showServerFieldErrors(error, form.setError, ['password']);
    notify.error('Password reset failed', { description: refusalMessage(error, describeError(error).message) });
  };

  const submit = form.handleSubmit(send, (errors) =>
    reportInvalidPassword(form.getValues('password'), errors.confirmPassword !== undefined),
  );
  return { form, submit, fault: recoveryLinkFault(reset.error) };
}
