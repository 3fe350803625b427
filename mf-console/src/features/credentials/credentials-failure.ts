import { notify } from '@declic/remote-kit';
import { errorMessage } from '../../error-message';
import type { CredentialsMode } from './credentials-mode';
import { firstFailingRule } from './password-rules';

const titles: Record<CredentialsMode, string> = { 'sign-in': 'Login failed', 'sign-up': 'Sign up failed' };
const fallbacks: Record<CredentialsMode, string> = { 'sign-in': 'Authentication failed', 'sign-up': 'Sign up failed' };

/** Says why the server refused. */
export function reportRefusal(mode: CredentialsMode, error: unknown): void {
  const description =
    error instanceof Error ? errorMessage(error, fallbacks[mode]) : 'Please check your credentials and try again.';
  notify.error(titles[mode], { description });
}

/** Says which rule a new password breaks, or that it was not repeated. */
export function reportInvalidPassword(password: string, isMismatch: boolean): void {
  const rule = firstFailingRule(password);
  if (rule) notify.error('Password validation failed', { description: rule.message });
  else if (isMismatch) notify.error('Password mismatch', { description: 'Passwords do not match' });
}
