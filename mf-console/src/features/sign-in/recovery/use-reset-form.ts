import { notify } from '@declic/remote-kit';
import { useApiForm } from '@declic/remote-kit/form';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../paths';
import { reportInvalidPassword } from '../invalid-password-toast';
import { newPasswordSchema } from '../../../passwords/new-password-schema';
import { recoveryLinkFault } from './recovery-link-fault';
import { useResetPassword } from './reset-password.queries';

/** The form while it is being filled, and what happens when it is sent. */
export function useResetForm(token: string) {
  const navigate = useNavigate();
  const reset = useResetPassword();
  const form = useApiForm({
    schema: newPasswordSchema,
    defaults: { password: '', confirmPassword: '' },
    mutation: reset,
    toVariables: ({ password }) => ({ token, password }),
    onSent() {
      notify.success('Password changed', { description: 'You are signed in, and every other device is signed out.' });
      return navigate(paths.dashboard(), { replace: true });
    },
    onFailed({ text }, error) {
      // The fault of a link takes the place of the form.
      if (!recoveryLinkFault(error)) notify.error('Password reset failed', { description: text, error });
    },
    onInvalid: (errors, { password }) => reportInvalidPassword(password, errors.confirmPassword !== undefined),
  });
  return { ...form, fault: recoveryLinkFault(reset.error) };
}
