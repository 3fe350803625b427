import { expect, it } from 'vitest';
import { headerLinks } from './header-links';

const entries = [
  { label: 'Dashboard', to: '/dashboard' },
  { label: 'Actions', to: '/actions', when: ['/api', '/actions', '/keys'] },
];

it('shows an entry with conditions only in its part of the product', () => {
  expect(headerLinks(entries, '/dashboard').map(({ label }) => label)).toEqual(['Dashboard']);
  expect(headerLinks(entries, '/keys').map(({ label }) => label)).toEqual(['Dashboard', 'Actions']);
});

it('marks the entry one is on, and below it', () => {
  expect(headerLinks(entries, '/actions/email_validate/playground')).toContainEqual({
    label: 'Actions',
    href: '/actions',
    current: true,
  });
});
