import { type FailureWords, notify } from '@declic/remote-kit';
import type { LoginFormMode } from './login-mode';
import { firstFailingRule } from '../../account/password-rules';

const titles: Record<LoginFormMode, string> = { 'sign-in': 'Login failed', 'sign-up': 'Sign up failed' };

export const failureWords: Record<LoginFormMode, FailureWords> = {
  'sign-in': { refused: 'Authentication failed' },
  'sign-up': { refused: 'Sign up failed' },
};

export function reportFailure(mode: LoginFormMode, text: string): void {
  notify.error(titles[mode], { description: text || 'Please check your credentials and try again.' });
}

/** Toast for the first broken password rule, or for passwords that differ. */
export function reportInvalidPassword(password: string, isMismatch: boolean): void {
  const rule = firstFailingRule(password);
  if (rule) notify.error('Password validation failed', { description: rule.message });
  else if (isMismatch) notify.error('Password mismatch', { description: 'Passwords do not match' });
}
