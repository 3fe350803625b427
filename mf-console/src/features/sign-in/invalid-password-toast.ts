import { notify } from '@declic/remote-kit';
import { firstFailingRule } from '../../passwords/password-rules';

/** Toast for the first broken password rule, or for passwords that differ. */
export function reportInvalidPassword(password: string, isMismatch: boolean): void {
  const rule = firstFailingRule(password);
  if (rule) notify.error('Password validation failed', { description: rule.message });
  else if (isMismatch) notify.error('Password mismatch', { description: 'Passwords do not match' });
}
