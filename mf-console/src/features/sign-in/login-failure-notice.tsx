import { Link, Notice } from '@declic/design-system';
import { CallFailureDetails, type CallFailure } from '@declic/remote-kit';
import { paths } from '../../paths';
import type { LoginFormMode } from './login-mode';

export interface LoginFailureNoticeProps {
  mode: LoginFormMode;
  failure: CallFailure;
  /** As it was typed. */
  email: string;
  /** The page to which signing in leads. */
  wanted?: string | undefined;
  onLeave?: (() => void) | undefined;
}

/** Stays in the form when the toast is gone. */
export function LoginFailureNotice({ mode, failure, ...form }: LoginFailureNoticeProps) {
  const areRefused = mode === 'sign-in' && failure.status === 401;
  return (
    <Notice tone="danger">
      {areRefused ? <WrongCredentials {...form} /> : failure.text}
      <CallFailureDetails failure={failure} />
    </Notice>
  );
}

/** The answer to a refused sign-in never says that the address waits for its confirmation, so every visitor reads it. */
function WrongCredentials({ email, wanted, onLeave }: Omit<LoginFailureNoticeProps, 'mode' | 'failure'>) {
  return (
    <>
      <strong>Email or password is wrong.</strong> Check both, or{' '}
      <Link href={paths.forgotPassword(wanted)} onClick={onLeave}>
        choose a new password
      </Link>
      .
      <br />
      Did you just sign up? Open the link in our email first, or{' '}
      <Link href={`${paths.verifyEmail()}?email=${encodeURIComponent(email)}`}>get a new one</Link>.
    </>
  );
}
