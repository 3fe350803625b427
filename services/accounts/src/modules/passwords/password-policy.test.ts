import { describe, expect, it } from 'vitest';
import { passwordProblem } from './password-policy';

describe('passwordProblem', () => {
  it.each([
    ['Aa1!aaa', 'Password must be at least 8 characters long'],
    ['', 'Password must be at least 8 characters long'],
    ['tulip-42-cup', 'Password must contain at least one uppercase letter'],
    ['TULIP-42-CUP', 'Password must contain at least one lowercase letter'],
    ['Tulip!Tulip', 'Password must contain at least one number'],
    ['Tulip42Cup', 'Password must contain at least one special character'],
    ['P@ssw0rd', 'This password is among the most common ones. Choose another.'],
    ['PASSWORD1!a'.replace('a', ''), 'Password must contain at least one lowercase letter'],
    ['pASSWORD1!', 'This password is among the most common ones. Choose another.'],
  ])('refuses %j with the first rule that fails', (password, message) => {
    expect(passwordProblem(password, 'ada@example.com')).toBe(message);
  });

  it.each([...'!@#$%^&*(),.?":{}|<>'])('counts %s as a special character', (character) => {
    expect(passwordProblem(`Tulip42Cup${character}`, 'ada@example.com')).toBeNull();
  });

  it.each(['Ada42@example.com', 'UAda42@example.com', 'xX ADA42@EXAMPLE.COM!'])(
    'refuses %j for the address that it is or contains, in any case',
    (password) => {
      expect(passwordProblem(password, 'ada42@Example.com')).toBe('Password must not contain your e-mail address');
      expect(passwordProblem(password, 'other@example.com')).toBeNull();
    },
  );

  it.each([...'-_+=~;/ é'])('does not count %j as a special character', (character) => {
    expect(passwordProblem(`Tulip42Cup${character}`, 'ada@example.com')).toBe(
      'Password must contain at least one special character',
    );
  });
});
