import { describe, expect, it } from 'vitest';
import { isOneEdit } from './one-edit';

describe('one edit', () => {
  it.each([
    ['invoice', 'invoce', true],
    ['invoice', 'invioce', true],
    ['invoice', 'invoise', true],
    ['invoice', 'xinvoice', true],
    ['invoice', 'invoice', false],
    ['invoice', 'invce', false],
    ['ab', 'cd', false],
    ['', 'a', true],
  ])('%s and %s: %s', (a, b, expected) => {
    expect(isOneEdit(a, b)).toBe(expected);
    expect(isOneEdit(b, a)).toBe(expected);
  });
});
