import { Spinner } from '@declic/design-system';
import { returnPath, usePageHead } from '@declic/remote-kit';
import { useSession } from '@declic/session';
import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { LoginForm } from '../features/sign-in/login-form';
import { type LoginMode, parseLoginMode } from '../features/sign-in/login-mode';
import { RecoveryForm } from '../features/sign-in/recovery/recovery-form';
import { ResetForm } from '../features/sign-in/recovery/reset-form';
import { useRecoveryToken } from '../features/sign-in/recovery/use-recovery-token';
import { SignedOutNotice } from '../features/sign-in/signed-out-notice';
import { paths } from '../paths';
import { BarePage } from '../ui/bare-page';
import { Centered } from '../ui/centered';

const words: Record<LoginMode, { title: string; subtitle: string }> = {
  'sign-in': { title: 'Sign in', subtitle: 'Your keys, credits and actions are a click away.' },
  'sign-up': { title: 'Create your account', subtitle: 'An email address and a password are all it takes.' },
  recover: { title: 'Forgot your password?', subtitle: 'We send you a link to choose a new one.' },
  reset: { title: 'Choose a new password', subtitle: 'It signs you in here, and signs out every other device.' },
};

export function Component() {
  const [params] = useSearchParams();
  const mode = parseLoginMode(params);
  const status = useSession((session) => session.status);
  usePageHead({ title: `${words[mode].title} - Declic` });

  // A recovery link opens the reset form even when a user is signed in.
  if (mode !== 'reset' && status === 'signed-in') {
    return <Navigate to={returnPath(params) ?? paths.dashboard()} replace />;
  }
  if (mode !== 'reset' && status === 'loading') {
    return (
      <Centered>
        <Spinner label="Loading" size={32} />
      </Centered>
    );
  }
  return (
    <BarePage {...words[mode]}>
      {mode === 'sign-in' ? <SignedOutNotice /> : null}
      <Form mode={mode} wanted={returnPath(params)} />
    </BarePage>
  );
}

interface FormProps {
  mode: LoginMode;
  /** The page that was asked for before. */
  wanted: string | undefined;
}

function Form({ mode, wanted }: FormProps) {
  const token = useRecoveryToken();
  const [address, setAddress] = useState('');

  if (mode === 'recover') return <RecoveryForm address={address} wanted={wanted} />;
  if (mode === 'reset') return <ResetForm token={token} />;
  return <LoginForm mode={mode} address={address} wanted={wanted} onLeave={setAddress} />;
}
