import { isCommonPassword } from './common-passwords';

/** In the order in which they are checked; a person is told the first that fails. */
const RULES: readonly { readonly holds: (password: string) => boolean; readonly message: string }[] = [
  { holds: (password) => password.length >= 8, message: 'Password must be at least 8 characters long' },
  { holds: (password) => /[A-Z]/.test(password), message: 'Password must contain at least one uppercase letter' },
  { holds: (password) => /[a-z]/.test(password), message: 'Password must contain at least one lowercase letter' },
  { holds: (password) => /[0-9]/.test(password), message: 'Password must contain at least one number' },
  {
    holds: (password) => /[!@#$%^&*(),.?":{}|<>]/.test(password),
    message: 'Password must contain at least one special character',
  },
  {
    holds: (password) => !isCommonPassword(password),
    message: 'This password is among the most common ones. Choose another.',
  },
];

/** What is wrong with a password, or null. */
export function passwordProblem(password: string): string | null {
  return RULES.find(({ holds }) => !holds(password))?.message ?? null;
}
