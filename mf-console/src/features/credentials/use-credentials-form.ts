import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths';
import { reportFailure, reportInvalidPassword } from './credentials-failure';
import type { CredentialsMode } from './credentials-mode';
import { type Credentials, credentialsSchemas } from '../../account/credentials-schema';
import { isSaidAtFields, showServerFieldErrors } from '../../account/server-field-errors';
import { useSignIn } from './sign-in.queries';
import { useSignUp } from './sign-up.queries';

const FIELDS = ['email', 'password'] as const;

/** The form while it is being filled, and what happens when it is sent. */
export function useCredentialsForm(mode: CredentialsMode, address: string) {
  const navigate = useNavigate();
  const signIn = useSignIn();
  const signUp = useSignUp();
  const form = useForm<Credentials>({
    resolver: zodResolver(credentialsSchemas[mode]),
    defaultValues: { email: address, password: '', confirmPassword: '' },
  });

  const send = async ({ email, password }: Credentials) => {
    if (mode === 'sign-in') return void (await signIn.mutateAsync({ email, password }));
    await signUp.mutateAsync({ email, password });
    await navigate(paths.verifyEmail(), { state: { email } });
  };

  const submit = form.handleSubmit(
    (credentials) =>
      send(credentials).catch((error: unknown) => {
        showServerFieldErrors(error, form.setError, FIELDS);
        reportFailure(mode, error);
      }),
    // Invalid address and sign-in fields are reported at the field only; a new password also gets a toast.
    (errors) => {
      if (mode === 'sign-up') reportInvalidPassword(form.getValues('password'), errors.confirmPassword !== undefined);
    },
  );

  // Switching between sign-in and sign-up clears the errors.
  const { error } = mode === 'sign-in' ? signIn : signUp;
  return { form, submit, error: isSaidAtFields(error, FIELDS) ? null : error };
}
