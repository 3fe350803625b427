import { type FailureWords, notify } from '@declic/remote-kit';
import type { LoginFormMode } from './login-mode';

const titles: Record<LoginFormMode, string> = { 'sign-in': 'Login failed', 'sign-up': 'Sign up failed' };

export const failureWords: Record<LoginFormMode, FailureWords> = {
  'sign-in': { refused: 'Authentication failed' },
  'sign-up': { refused: 'Sign up failed' },
};

export function reportFailure(mode: LoginFormMode, text: string): void {
  notify.error(titles[mode], { description: text || 'Please check your credentials and try again.' });
}
