import { notify } from '@declic/remote-kit';
import { useApiForm } from '@declic/remote-kit/form';
import { useChangePassword } from './security.queries';
import { passwordChangeSchema } from './security-schemas';

/** The form while it is being filled, and what happens when it is sent. */
export function useChangePasswordForm(onDone: () => void) {
  const form = useApiForm({
    schema: passwordChangeSchema,
    defaults: { present_password: '', password: '', confirmPassword: '' },
    mutation: useChangePassword(),
    toVariables: ({ present_password, password }) => ({ present_password, password }),
    onSent() {
      notify.success('Password changed', { description: 'Every other device is signed out.' });
      form.reset();
      onDone();
    },
  });
  return form;
}
