import { useApiForm } from '@declic/remote-kit/form';
import { useChangeAddress } from './security.queries';
import { addressChangeSchema } from './security-schemas';

/** The form while it is being filled, and what happens when it is sent. */
export function useChangeAddressForm(onSent: (address: string) => void) {
  const form = useApiForm({
    schema: addressChangeSchema,
    defaults: { email: '', present_password: '' },
    mutation: useChangeAddress(),
    toVariables: (values) => values,
    onSent({ email }) {
      form.reset();
      onSent(email);
    },
  });
  return form;
}
