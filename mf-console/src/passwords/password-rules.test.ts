import { describe, expect, it } from 'vitest';
import { firstFailingRule } from './password-rules';

describe('firstFailingRule', () => {
  it.each([
    ['Ab1!', 'Password must be at least 8 characters long'],
    ['', 'Password must be at least 8 characters long'],
    ['abcdefg1!', 'Password must contain at least one uppercase letter'],
    ['ABCDEFG1!', 'Password must contain at least one lowercase letter'],
    ['Abcdefgh!', 'Password must contain at least one number'],
    ['Abcdefgh1', 'Password must contain at least one special character'],
    ['Abcdefgh1-_', 'Password must contain at least one special character'],
  ])('reports the first rule that %j breaks', (password, message) => {
    expect(firstFailingRule(password)?.message).toBe(message);
  });

  it.each([...'!@#$%^&*(),.?":{}|<>'])('takes %s for a special character', (special) => {
    expect(firstFailingRule(`Abcdefg1${special}`)).toBeUndefined();
  });
});
