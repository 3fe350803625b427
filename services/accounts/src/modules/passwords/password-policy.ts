import { ValidationError } from '@declic/nest-kit';
import { isCommonPassword } from './common-passwords';

/**
 * In the order in which they are checked; a person is told the first that fails.
 *
 * @decision D4
 */
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

const CONTAINS_ADDRESS = 'Password must not contain your e-mail address';

/** What is wrong with a password for the account of this address, or null. */
export function passwordProblem(password: string, email: string): string | null {
  const broken = RULES.find(({ holds }) => !holds(password));
  if (broken) return broken.message;
  return containsAddress(password, email) ? CONTAINS_ADDRESS : null;
}

/** Compares without regard to case. */
export function containsAddress(password: string, email: string): boolean {
  return password.toLowerCase().includes(email.trim().toLowerCase());
}

/** @throws {ValidationError} names the first rule that the password breaks, at its field of the body. */
export function assertPassword(password: string, email: string, field = 'password'): void {
  const message = passwordProblem(password, email);
  if (message) throw new ValidationError(message, { errors: [{ in: 'body', field, message }] });
}
