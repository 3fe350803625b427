import { Link, Notice } from '@declic/design-system';
import { ApiError } from '@declic/openapi/accounts';
import { paths } from '../../paths';
import { failureMessage } from './credentials-failure';
import type { CredentialsMode } from './credentials-mode';

export interface FailureNoticeProps {
  mode: CredentialsMode;
  error: unknown;
  /** As it was typed. */
  email: string;
  /** The page to which signing in leads. */
  wanted?: string | undefined;
  onLeave?: (() => void) | undefined;
}

/** Shows the failure in the form, where it remains after the toast is gone. */
export function FailureNotice({ mode, error, ...form }: FailureNoticeProps) {
  const areRefused = mode === 'sign-in' && error instanceof ApiError && error.status === 401;
  return <Notice tone="danger">{areRefused ? <WrongCredentials {...form} /> : failureMessage(mode, error)}</Notice>;
}

/** A refused sign-in never tells whether the address waits for confirmation, so the hint is always shown. */
function WrongCredentials({ email, wanted, onLeave }: Omit<FailureNoticeProps, 'mode' | 'error'>) {
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
