import { describe, expect, it } from 'vitest';
import { type LoginFields, loginSchemas } from './login-schema';

const someone: LoginFields = { email: 'someone@example.com', password: 'Abcdefg1!', confirmPassword: 'Abcdefg1!' };

function messages(mode: 'sign-in' | 'sign-up', change: Partial<LoginFields>) {
  const { error } = loginSchemas[mode].safeParse({ ...someone, ...change });
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
}

describe('sign-up', () => {
  it('takes an address and a password that keeps the rules', () => {
    expect(messages('sign-up', {})).toEqual([]);
  });

  it('names every field that is wrong at once', () => {
    expect(messages('sign-up', { email: '', password: 'short', confirmPassword: '' })).toEqual([
      'email: Email is required',
      'password: Password must be at least 8 characters long',
      'confirmPassword: Passwords do not match',
    ]);
  });

  it('refuses an address of more than 255 characters', () => {
    expect(messages('sign-up', { email: `${'a'.repeat(250)}@b.com` })).toEqual([
      'email: Email must be at most 255 characters long',
    ]);
  });

  it('trims the address', () => {
    expect(loginSchemas['sign-up'].parse({ ...someone, email: '  someone@example.com ' }).email).toBe(
      'someone@example.com',
    );
  });
});

describe('sign-in', () => {
  it('asks for both fields', () => {
    expect(messages('sign-in', { email: ' ', password: '', confirmPassword: '' })).toEqual([
      'email: Email is required',
      'password: Password is required',
    ]);
  });

  it('does not hold an existing password to the rules of a new one', () => {
    expect(messages('sign-in', { password: 'old', confirmPassword: '' })).toEqual([]);
  });
});
