import { useApiForm } from '@declic/remote-kit/form';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths';
import { failureWords, reportFailure, reportInvalidPassword } from './credentials-failure';
import type { CredentialsMode } from './credentials-mode';
import { type Credentials, credentialsSchemas, type EmailAndPassword } from '../../account/credentials-schema';
import { useSignIn } from './sign-in.queries';
import { useSignUp } from './sign-up.queries';

/** The form while it is being filled, and what happens when it is sent. */
export function useCredentialsForm(mode: CredentialsMode, address: string) {
  const navigate = useNavigate();
  const signIn = useSignIn();
  const signUp = useSignUp();
  const isSignUp = mode === 'sign-up';

  return useApiForm<Credentials, EmailAndPassword, unknown>({
    schema: credentialsSchemas[mode],
    defaults: { email: address, password: '', confirmPassword: '' },
    // What was wrong with one form is not wrong with the other.
    mutation: isSignUp ? signUp : signIn,
    toVariables: ({ email, password }) => ({ email, password }),
    onSent: (_answer, { email }) => (isSignUp ? navigate(paths.verifyEmail(), { state: { email } }) : undefined),
    words: failureWords[mode],
    onFailed: ({ text }) => reportFailure(mode, text),
    // Problems of the address, and of signing in, are said at their fields only.
    onInvalid(errors, { password }) {
      if (isSignUp) reportInvalidPassword(password, errors.confirmPassword !== undefined);
    },
  });
}
