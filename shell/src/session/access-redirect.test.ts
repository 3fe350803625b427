import { expect, it } from 'vitest';
import { accessRedirect } from './access-redirect';

it.each([
  ['signed-in', 'anonymous', '/login'],
  ['signed-in', 'signed-in', undefined],
  ['signed-in', 'loading', undefined],
  ['anonymous-only', 'signed-in', '/dashboard'],
  ['anonymous-only', 'anonymous', undefined],
  ['public', 'anonymous', undefined],
  ['public', 'signed-in', undefined],
] as const)('sends somebody on a %s page who is %s to %s', (access, status, to) => {
  expect(accessRedirect(access, status)).toBe(to);
});
