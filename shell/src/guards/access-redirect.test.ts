import { expect, it } from 'vitest';
import { accessRedirect } from './access-redirect';

it.each([
  ['signed-in', 'anonymous', '/login?next=%2Fusage%3Ftype%3Dpurchases'],
  ['signed-in', 'signed-in', undefined],
  ['signed-in', 'loading', undefined],
  ['public', 'anonymous', undefined],
  ['public', 'signed-in', undefined],
] as const)('sends the visitor of a %s page who is %s to %s', (access, status, to) => {
  expect(accessRedirect(access, status, '/usage?type=purchases')).toBe(to);
});

it('does not name the page to which signing in leads anyway', () => {
  expect(accessRedirect('signed-in', 'anonymous', '/dashboard')).toBe('/login');
});
