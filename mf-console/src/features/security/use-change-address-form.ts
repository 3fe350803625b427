import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { showServerFieldErrors } from '../../account/server-field-errors';
import { formFailure } from './form-failure';
import { useChangeAddress } from './security.queries';
import { type AddressChange, addressChangeSchema } from './security-schemas';

/** The form while it is being filled, and what happens when it is sent. */
export function useChangeAddressForm(onSent: (address: string) => void) {
  const change = useChangeAddress();
  const [failure, setFailure] = useState<string>();
  const form = useForm<AddressChange>({
    resolver: zodResolver(addressChangeSchema),
    defaultValues: { present_password: '', email: '' },
  });

  const send = async (values: AddressChange) => {
    setFailure(undefined);
    try {
      const { email } = await change.mutateAsync(values);
      form.reset();
      onSent(email);
    } catch (error) {
      showServerFieldErrors(error, form.setError, ['present_password', 'email']);
      setFailure(formFailure(error));
    }
  };

  return { form, submit: form.handleSubmit(send), failure };
}
