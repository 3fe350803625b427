import type { ComposedRemote } from '@declic/remote-kit/host';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { aComposedRemote } from '../testing/a-remote';
import { someStats } from '../testing/accounts-factories';
import { aSignedInUser, heading, openShell, setUpShell } from '../testing/shell-page';

let hasKeys = true;
const STATS = '/api/accounts/stats';
const server = setUpShell({ 'GET /api/accounts/stats': () => someStats({ has_keys: hasKeys }) });
beforeEach(() => (hasKeys = true));

const aPage = (name: string, area: Partial<ComposedRemote['areas'][number]> = {}) => {
  const path = `/${name}`;
  return aComposedRemote({
    name: `mf-${name}`,
    areas: [{ path, layout: 'app', access: 'signed-in', ...area }],
    nav: [{ label: name, to: path }],
  });
};
/** Read without roles: without a layout the menu counts as closed. */
const links = () => [...screen.getByLabelText('Main').querySelectorAll('a')].map(({ textContent }) => textContent);

it('shows the same links on each page of a signed-in user, without a call for the key', async () => {
  server.refresh = aSignedInUser;
  openShell('/dashboard', [aPage('billing'), aPage('dashboard')]);
  expect(links()).toEqual(['dashboard', 'billing']);
  await heading('Page of mf-dashboard');
  expect(links()).toEqual(['dashboard', 'billing']);
  expect(server.calledPaths()).not.toContain(STATS);
});

it('shows a page that needs a key to users who have one', async () => {
  server.refresh = aSignedInUser;
  openShell('/dashboard', [aPage('audit', { needsKey: true }), aPage('dashboard')]);
  await expect.poll(links).toEqual(['dashboard', 'audit']);
});

it('does not show it to users without one', async () => {
  hasKeys = false;
  server.refresh = aSignedInUser;
  openShell('/dashboard', [aPage('audit', { needsKey: true }), aPage('dashboard')]);
  await heading('Page of mf-dashboard');
  await expect.poll(() => server.calledPaths()).toContain(STATS);
  expect(links()).toEqual(['dashboard']);
});

it('shows an anonymous visitor what is public only', async () => {
  openShell('/status', [aPage('dashboard'), aPage('status', { access: 'public' })]);
  await heading('Page of mf-status');
  expect(links()).toEqual(['status']);
});

it('renders as many links for 24 remotes as for 8, and the others when they are asked for', async () => {
  const countLinks = async (remotes: number) => {
    openShell('/status', [aPage('status', { access: 'public' }), ...somePages(remotes - 1)]);
    await heading('Page of mf-status');
    const count = document.querySelectorAll('a').length;
    const header = document.querySelector('header');
    const more = screen.getByText('More');
    await userEvent.click(more);
    expect(header?.querySelectorAll('a[href^="/other"]')).toHaveLength(remotes - 1);
    await userEvent.click(document.body);
    expect(document.querySelectorAll('a')).toHaveLength(count);
    cleanup();
    return count;
  };
  expect(await countLinks(24)).toBe(await countLinks(8));
});

const somePages = (count: number) =>
  Array.from({ length: count }, (_, at) => aPage(`other-${at}`, { access: 'public' }));
