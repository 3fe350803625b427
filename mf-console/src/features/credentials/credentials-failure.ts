import { notify } from '@declic/remote-kit';
import type { FieldErrors } from 'react-hook-form';
import { errorMessage } from '../../error-message';
import type { CredentialsMode } from './credentials-mode';
import type { Credentials } from './credentials-schema';
import { firstFailingRule } from './password-rules';

const titles: Record<CredentialsMode, string> = { 'sign-in': 'Login failed', 'sign-up': 'Sign up failed' };
const fallbacks: Record<CredentialsMode, string> = { 'sign-in': 'Authentication failed', 'sign-up': 'Sign up failed' };

/** Says why the server refused. */
export function reportRefusal(mode: CredentialsMode, error: unknown): void {
  const description =
    error instanceof Error ? errorMessage(error, fallbacks[mode]) : 'Please check your credentials and try again.';
  notify.error(titles[mode], { description });
}

/** Says which rule a new password breaks. Problems of the address are said at its field only. */
export function reportInvalid(mode: CredentialsMode, password: string, errors: FieldErrors<Credentials>): void {
  if (mode === 'sign-in') return;
  const rule = firstFailingRule(password);
  if (rule) notify.error('Password validation failed', { description: rule.message });
  else if (errors.confirmPassword) notify.error('Password mismatch', { description: 'Passwords do not match' });
}
