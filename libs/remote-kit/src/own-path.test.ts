import { expect, it } from 'vitest';
import { ownPath } from './own-path';

it.each(['/account', '/usage?type=purchases&page=2#history', '/', '/tools/flow-content', '/a%2F%2Fb'])(
  'takes %j as it is',
  (path) => {
    expect(ownPath(path)).toBe(path);
  },
);

it.each([
  null,
  undefined,
  '',
  'account',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/x/..//evil.example',
  '/%2e%2e//evil.example',
  'https:',
  'https://evil.example',
  'https:/evil.example',
  'javascript:alert(1)',
  ' //evil.example',
  '\u0000//evil.example',
  '?next=//evil.example',
  `/${'a'.repeat(2_048)}`,
])('takes %j for no path of ours', (text) => {
  expect(ownPath(text)).toBeUndefined();
});

it('always returns a path of our own origin', () => {
  for (const text of [
    '/@evil.example',
    '/:80',
    '/%5cevil.example',
    '/;//evil.example',
    '/?//evil.example',
    '/#//evil',
  ]) {
    expect(new URL(ownPath(text) ?? '/', location.origin).origin).toBe(location.origin);
  }
});
