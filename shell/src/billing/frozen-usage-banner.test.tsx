import { refuse, type Reply } from '@declic/openapi/testing';
import { resetSessionForTest } from '@declic/session/testing';
import { act, cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aBillingOverview } from '../testing/accounts-factories';
import { aComposedRemote } from '../testing/a-remote';
import { anAnonymousVisitor, aSignedInUser, heading, openShell, setUpShell } from '../testing/shell-page';

const pastDue = aBillingOverview({
  key_status: 'suspended',
  subscription_status: 'past_due',
  payment_failed_at: '2026-11-21T12:00:00.000Z',
});

const tools = aComposedRemote({
  name: 'mf-tools',
  areas: [{ path: '/tools', layout: 'app', access: 'signed-in' }],
});
const site = aComposedRemote({ name: 'mf-site', areas: [{ path: '/site', layout: 'site', access: 'public' }] });

let billing: Reply<'GET /api/accounts/billing'>;
let portal: Reply<'POST /api/accounts/billing/portal'>;
const server = setUpShell({
  'GET /api/accounts/billing': (call) => billing(call),
  'POST /api/accounts/billing/portal': (call) => portal(call),
});

beforeEach(() => {
  server.refresh = aSignedInUser;
  billing = () => pastDue;
  portal = () => ({ url: 'https://pay.example.test/portal' });
});
afterEach(() => void vi.useRealTimers());

const open = (path = '/tools') => openShell(path, [tools, site]);

it('says on a page of any area that a payment failed, and when, with the way to pay', async () => {
  open();
  const banner = await screen.findByRole('alert');
  expect(banner.textContent).toBe(
    'Usage is frozen: your payment of November 21, 2026 failed. Your credits are kept.Pay now',
  );
});

it('opens the page of the provider in a new tab', async () => {
  const visited: string[] = [];
  const tab = { opener: {}, document: {}, location: { replace: (url: string) => visited.push(url) } };
  vi.spyOn(globalThis, 'open').mockReturnValue(tab as unknown as Window); // no more is used
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Pay now' }));
  await expect.poll(() => visited).toEqual(['https://pay.example.test/portal']);
});

it('closes the tab and says so when that page cannot be opened', async () => {
  const close = vi.fn();
  vi.spyOn(globalThis, 'open').mockReturnValue({ opener: {}, document: {}, close } as unknown as Window); // as above
  portal = refuse({ status: 503, title: 'No.', code: 'payments_unavailable' });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Pay now' }));
  expect(await screen.findByText('Unable to open billing portal. Please try again.')).toBeTruthy();
  expect(close).toHaveBeenCalled();
});

it('goes by itself once the payment is made', { timeout: 15_000 }, async () => {
  open();
  await screen.findByRole('alert');
  billing = () => aBillingOverview();
  await expect.poll(() => screen.queryByRole('alert'), { timeout: 10_000 }).toBeNull();
});

it('names a plan that has ended, and leads to the plans', async () => {
  billing = () =>
    aBillingOverview({ key_status: 'suspended', subscription_status: 'canceled', ends_at: '2026-11-21T12:00:00.000Z' });
  open();
  const banner = await screen.findByRole('alert');
  expect(banner.textContent).toContain('Usage is frozen: your Build plan ended on November 21, 2026.');
  expect(screen.getByRole('link', { name: 'Choose a plan' }).getAttribute('href')).toBe('/account#plans');
});

it.each([
  ['all is well', () => aBillingOverview()],
  ['the billing state cannot be read', refuse({ status: 503, title: 'Down.', code: 'unavailable' })],
])('is not there when %s, and says nothing else', async (_when, answer) => {
  billing = answer;
  open();
  await heading('Page of mf-tools');
  await expect.poll(() => server.calledPaths()).toContain('/api/accounts/billing');
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('asks nothing for anonymous visitors, nor on a site with a chrome of its own', async () => {
  open('/site');
  await heading('Page of mf-site');
  cleanup();
  server.refresh = anAnonymousVisitor;
  resetSessionForTest();
  open('/tools');
  await expect.poll(() => location.pathname).toBe('/login');
  expect(server.calledPaths()).not.toContain('/api/accounts/billing');
});
