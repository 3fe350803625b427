import { useApiForm } from '@declic/remote-kit/form';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths';
import { reportInvalidPassword } from './invalid-password-toast';
import { failureWords, reportFailure } from './login-failure';
import type { LoginFormMode } from './login-mode';
import { type LoginFields, loginSchemas, type EmailAndPassword } from './login-schema';
import { useSignIn } from './sign-in.queries';
import { useSignUp } from './sign-up.queries';

/** The form while it is being filled, and what happens when it is sent. */
export function useLoginForm(mode: LoginFormMode, address: string) {
  const navigate = useNavigate();
  const signIn = useSignIn();
  const signUp = useSignUp();
  const isSignUp = mode === 'sign-up';

  return useApiForm<LoginFields, EmailAndPassword, unknown>({
    schema: loginSchemas[mode],
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
