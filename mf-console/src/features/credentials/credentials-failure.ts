import { notify } from '@declic/remote-kit';
import { refusalMessage } from '../../error-message';
import type { CredentialsMode } from './credentials-mode';
import { firstFailingRule } from '../../account/password-rules';

const titles: Record<CredentialsMode, string> = { 'sign-in': 'Login failed', 'sign-up': 'Sign up failed' };
const fallbacks: Record<CredentialsMode, string> = { 'sign-in': 'Authentication failed', 'sign-up': 'Sign up failed' };

/** Why the request failed: the message of the server, or that there was no response. */
export function failureMessage(mode: CredentialsMode, error: unknown): string {
  return error instanceof Error
    ? refusalMessage(error, fallbacks[mode])
    : 'Please check your credentials and try again.';
}

export function reportFailure(mode: CredentialsMode, error: unknown): void {
  notify.error(titles[mode], { description: failureMessage(mode, error) });
}

/** Toast for the first broken password rule, or for passwords that differ. */
export function reportInvalidPassword(password: string, isMismatch: boolean): void {
  const rule = firstFailingRule(password);
  if (rule) notify.error('Password validation failed', { description: rule.message });
  else if (isMismatch) notify.error('Password mismatch', { description: 'Passwords do not match' });
}
