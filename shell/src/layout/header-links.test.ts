import type { RemoteArea } from '@declic/remote-kit/host';
import { describe, expect, it } from 'vitest';
import { aComposedRemote } from '../testing/a-remote';
import { dependsOnKey, headerLinks, navEntriesFor, placeEntries } from './header-links';

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

const KEY_PAGES = ['/api', '/actions', '/keys'];
const signedIn = (path: string, needsKey = false): RemoteArea => ({
  path,
  layout: 'app',
  access: 'signed-in',
  needsKey,
});

const product = aComposedRemote({
  name: 'mf-console',
  areas: [signedIn('/keys'), signedIn('/account'), signedIn('/usage', true), signedIn('/dashboard')],
  nav: [
    { label: 'Keys', to: '/keys', when: KEY_PAGES },
    { label: 'Account', to: '/account' },
    { label: 'Usage', to: '/usage' },
    { label: 'Dashboard', to: '/dashboard' },
  ],
});
const billing = aComposedRemote({
  name: 'mf-billing',
  areas: [signedIn('/billing')],
  nav: [{ label: 'Billing', to: '/billing' }],
});
const audit = aComposedRemote({
  name: 'mf-audit',
  areas: [signedIn('/audit', true)],
  nav: [{ label: 'Audit', to: '/audit' }],
});
const status = aComposedRemote({ name: 'mf-status', nav: [{ label: 'Status', to: '/status' }] });

const remotes = [status, product, billing, audit];
const labels = (visitor: Parameters<typeof navEntriesFor>[1], of = remotes) =>
  navEntriesFor(of, visitor).map(({ label }) => label);

describe('navEntriesFor', () => {
  it("follows the shell's order, unknown remotes by name, conditional entries last", () => {
    const expected = ['Dashboard', 'Usage', 'Account', 'Audit', 'Billing', 'Status', 'Keys'];
    expect(labels({ signedIn: true, hasKey: true })).toEqual(expected);
    expect(labels({ signedIn: true, hasKey: true }, remotes.toReversed())).toEqual(expected);
  });

  it('adds the conditional entries without moving another', () => {
    const visible = navEntriesFor(remotes, { signedIn: true, hasKey: true });
    const elsewhere = headerLinks(visible, '/dashboard').map(({ label }) => label);
    const onKeys = headerLinks(visible, '/keys').map(({ label }) => label);
    expect(onKeys).toEqual([...elsewhere, 'Keys']);
  });

  it('shows an anonymous visitor public pages only', () => {
    expect(labels({ signedIn: false, hasKey: undefined })).toEqual(['Status']);
  });

  it.each([false, undefined])(
    'hides a page that needs a key while one has none (has key: %s), but none that the specification lists',
    (hasKey) => {
      expect(labels({ signedIn: true, hasKey })).toEqual([
        'Dashboard',
        'Usage',
        'Account',
        'Billing',
        'Status',
        'Keys',
      ]);
    },
  );
});

it('depends on the key only where an entry beside the listed ones needs it', () => {
  expect(dependsOnKey([product, billing])).toBe(false);
  expect(dependsOnKey(remotes)).toBe(true);
});

describe('the places for entries beside the listed ones', () => {
  const listed = [
    { label: 'Dashboard', to: '/dashboard' },
    { label: 'Keys', to: '/keys', when: KEY_PAGES },
  ];
  const others = (count: number) => Array.from({ length: count }, (_, at) => ({ label: `${at}`, to: `/other-${at}` }));
  const place = (count: number) => {
    const { inLine, further } = placeEntries([...listed, ...others(count)]);
    return { inLine: inLine.map(({ label }) => label), further: further.length };
  };

  it('are in the line, as long as all have one', () => {
    expect(place(0)).toEqual({ inLine: ['Dashboard', 'Keys'], further: 0 });
    expect(place(4)).toEqual({ inLine: ['Dashboard', 'Keys', '0', '1', '2', '3'], further: 0 });
  });

  it('are as many for 5 remotes as for 20: the rest is behind a button, which takes a place', () => {
    const inLine = ['Dashboard', 'Keys', '0', '1', '2'];
    expect(place(5)).toEqual({ inLine, further: 2 });
    expect(place(20)).toEqual({ inLine, further: 17 });
  });

  it('are not taken by an entry that is only shown in its part of the product', () => {
    const conditional = { label: 'Part', to: '/part', when: ['/part'] };
    expect(placeEntries([...others(20), conditional]).inLine).toContain(conditional);
  });
});
